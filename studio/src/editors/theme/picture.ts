/** Maximum size of a picture in the document, in bytes: every page that loads the metadata downloads it. */
const PICTURE_LIMIT = 256 * 1024;

export type ReadPicture = { ok: true; address: string } | { ok: false; reason: string };

/** First bytes of each picture format. An SVG is text and is detected by its markup. */
const signatures: readonly { type: string; bytes: readonly (number | null)[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
];

/** Reads a picture into a data URL. Detects its format from its bytes, not from its name. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > PICTURE_LIMIT) {
    return { ok: false, reason: `${file.name} is larger than ${PICTURE_LIMIT / 1024} kB. Make it smaller first.` };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (!type) return { ok: false, reason: `${file.name} is not a PNG, JPEG, WebP or SVG picture.` };
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { ok: true, address: `data:${type};base64,${btoa(binary)}` };
}

function pictureType(bytes: Uint8Array): string | null {
  const known = signatures.find((kind) => kind.bytes.every((byte, at) => byte === null || bytes[at] === byte));
  if (known) return known.type;
  const start = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start)
    ? 'image/svg+xml'
    : null;
}
