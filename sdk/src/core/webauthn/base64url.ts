/** Encodes bytes as WebAuthn does on the wire: base64url without padding. */
export function toBase64url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes a base64url text, with or without padding.
 *
 * @throws {DOMException} `InvalidCharacterError` when the text is not base64url.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
