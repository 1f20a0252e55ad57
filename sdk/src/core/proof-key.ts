/** Random bytes of a secret: as many as its challenge has (RFC 7636 §4.1). */
const SECRET_BYTES = 32;

/** Creates an unguessable secret of 43 URL-safe characters, for verifiers, states and nonces. */
export function randomSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** Computes the code challenge of a verifier: its SHA-256 (RFC 7636 §4.2, method S256). */
export async function codeChallenge(verifier: string): Promise<string> {
  return base64url(await sha256(new TextEncoder().encode(verifier)));
}

/** Browsers have no `crypto.subtle` on a page without https, such as one that another device opens by IP address. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hashes = await import('@noble/hashes/sha2.js');
  return hashes.sha256(bytes);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
