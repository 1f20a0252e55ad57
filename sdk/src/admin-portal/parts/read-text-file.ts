/**
 * Reads a text file in the encoding that a program has given it. Excel writes UTF-16 as "Unicode Text", and the encoding
 * of Western Windows as "CSV", in which names with accents are no UTF-8.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Whether the text of a file is that of a workbook, a picture or another file that is no text: it has a null character. */
export function isBinaryText(text: string): boolean {
  return text.includes('\0');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
