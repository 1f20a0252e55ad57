const BASE64_CHUNK = 0x8000;

/** The unpacked text exceeds the limit of its reader. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Packs a text into characters that a URL needs not escape: deflated, base64url. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += BASE64_CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + BASE64_CHUNK));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks a text.
 *
 * @param limit Maximum unpacked size, in bytes: a few kilobytes can unpack to gigabytes.
 * @throws {TooLargeError} when it unpacks to more.
 * @throws {Error} when it is not a packed text.
 */
export async function unpackText(packed: string, limit: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new TooLargeError('The text unpacks to more than it may.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
