/** One soft bell when it is your turn; no file, two tones. */

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [tone, delay] of [
    [659.3, 0],
    [880, 0.09],
  ] as const) {
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.frequency.value = tone;
    loudness.gain.setValueAtTime(0.0001, now + delay);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.7);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + delay);
    voice.stop(now + delay + 0.75);
  }
}
