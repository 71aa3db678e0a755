/** Passkeys: what the server says in text becomes bytes for the browser, and back. */

type Json = Record<string, unknown>;

/** Whether this browser can have passkeys on this page. */
export function canHavePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

/** A new passkey, as the server takes it. */
export async function makePasskey(options: Json): Promise<Json> {
  const wanted = options as unknown as { user: Json; excludeCredentials?: Json[] } & Json;
  const made = await navigator.credentials.create({
    publicKey: {
      ...wanted,
      challenge: bytes(wanted['challenge']),
      user: { ...wanted.user, id: bytes(wanted.user['id']) },
      excludeCredentials: (wanted.excludeCredentials ?? []).map(named),
    } as unknown as PublicKeyCredentialCreationOptions,
  });
  const { response, rawId, type } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return credential(rawId, type, { clientDataJSON, attestationObject });
}

/** The answer of a passkey that the browser finds by itself. */
export async function usePasskey(options: Json): Promise<Json> {
  const found = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options['challenge']),
      allowCredentials: [],
    } as unknown as PublicKeyCredentialRequestOptions,
  });
  const { response, rawId, type } = found as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return credential(rawId, type, { clientDataJSON, authenticatorData, signature, userHandle });
}

function credential(id: ArrayBuffer, type: string, parts: Record<string, ArrayBuffer | null>): Json {
  const response = Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part ? [[name, text(part)]] : [])),
  );
  return { id: text(id), rawId: text(id), type, response };
}

function named(each: Json): Json {
  return { ...each, id: bytes(each['id']) };
}

/** From base64url. */
export function bytes(written: unknown): Uint8Array {
  const plain = String(written).replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

/** As base64url. */
export function text(buffer: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
