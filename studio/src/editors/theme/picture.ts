import { refuseUnreadable } from '../../draft/import-file';

/** Maximum size of a picture in the document, in bytes: every page that loads the metadata downloads it. */
const PICTURE_LIMIT = 256 * 1024;

const SVG = 'image/svg+xml';

export type ReadPicture = { ok: true; address: string } | { ok: false; reason: string };

/** Maximum number of bytes before the `<svg>` of a file. Illustrator declares a dozen entities there. */
const SVG_START_LIMIT = 8 * 1024;

/** An SVG element after declarations and comments. Each of them ends at its first end, so that the search stays fast. */
const svgStart =
  /^(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i;

/** First bytes of each picture format. An SVG is text and is detected by its markup. */
const signatures: readonly { type: string; bytes: readonly (number | null)[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
];

/**
 * Reads a picture into a data URL. Detects its format from its bytes, not from its name.
 *
 * @param canDisplay Resolves to whether the browser displays the picture of a data URL.
 */
export async function readPicture(file: File, canDisplay: (address: string) => Promise<boolean>): Promise<ReadPicture> {
  if (file.size > PICTURE_LIMIT) {
    return { ok: false, reason: `${file.name} is larger than ${PICTURE_LIMIT / 1024} kB. Make it smaller first.` };
  }
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return refuseUnreadable(file);
  const bytes = new Uint8Array(content);
  const type = pictureType(bytes);
  if (!type) return { ok: false, reason: `${file.name} is not a PNG, JPEG, WebP or SVG picture.` };
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const address = `data:${type};base64,${btoa(binary)}`;
  return (await canDisplay(address)) ? { ok: true, address } : { ok: false, reason: damageOf(file.name, type) };
}

/** Browsers display no SVG file without a name space. Markup that is copied from an HTML page has none. */
function damageOf(name: string, type: string): string {
  const lack = type === SVG ? ' or lacks xmlns="http://www.w3.org/2000/svg"' : '';
  return `${name} is damaged${lack}: the browser can't display it. Export it again.`;
}

/** Whether the browser can load and decode the picture of a data URL. */
export function isDisplayed(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}

function pictureType(bytes: Uint8Array): string | null {
  const known = signatures.find((kind) => kind.bytes.every((byte, at) => byte === null || bytes[at] === byte));
  if (known) return known.type;
  return svgStart.test(new TextDecoder().decode(bytes.subarray(0, SVG_START_LIMIT))) ? SVG : null;
}
