/** Bytes as WebAuthn writes them on the wire: base64url without padding. */
export function toBase64url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The bytes of a base64url text, with or without padding.
 *
 * @throws {DOMException} `InvalidCharacterError` when it is none.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
