/** Closes a socket; one that is not open yet is closed when it is, since browsers complain of less. */
export function leave(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) {
    socket.close(1000);
    return;
  }
  socket.onmessage = socket.onclose = null;
  socket.onopen = () => socket.close(1000);
}
