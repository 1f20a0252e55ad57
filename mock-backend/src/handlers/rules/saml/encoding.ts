/** The longest inflated message that is read: a small text can inflate without end. */
const MAX_MESSAGE = 200_000;

/** Compressed and in base64, as messages travel in addresses (SAML bindings §3.4.4.1). */
export async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Decodes such a message; `null` if it is damaged or too long. */
export async function inflate(text: string): Promise<string | null> {
  const bytes = fromBase64(text);
  if (!bytes) return null;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let message = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      message += decoder.decode(part.value, { stream: true });
      if (message.length > MAX_MESSAGE) return null;
    }
    return message + decoder.decode();
  } catch {
    return null;
  }
}

/** A text in base64, which forms carry messages in (SAML bindings §3.5.4). */
export function encodeText(text: string): string {
  return toBase64(new TextEncoder().encode(text));
}

/** Decodes such a text; `null` if it is not base64 or too long. */
export function decodeText(text: string): string | null {
  const bytes = fromBase64(text);
  if (!bytes || bytes.length > MAX_MESSAGE) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes of a base64 text, which may have lines; `null` for another text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Bytes as base64, on one line. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
