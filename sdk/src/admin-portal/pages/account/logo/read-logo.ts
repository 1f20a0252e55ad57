import { type PictureProblem, readPicture, toBase64 } from '../../../parts/picture';

/** Why a logo is refused. */
export type LogoProblem = PictureProblem | 'unsafe';

/** The types of a logo, for the file dialog. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/svg+xml';

const logoDataUrl = /^data:image\/(?:png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether a logo has to be uploaded: a base64 image that is not the current one (portal spec §5). */
export function isNewLogo(logo: string, current: string): boolean {
  return logoDataUrl.test(logo) && logo !== current;
}

/** Reads a PNG, JPEG or SVG file as a base64 data URL, or returns why it is refused. An SVG must not contain a script. */
export async function readLogo(file: Blob): Promise<{ dataUrl: string } | { problem: LogoProblem }> {
  const read = await readPicture(file);
  if (!('problem' in read) || read.problem !== 'wrongType') return read;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const root = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror')) return read;
  return isSafe(root) ? { dataUrl: `data:image/svg+xml;base64,${toBase64(bytes)}` } : { problem: 'unsafe' };
}

const ACTIVE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener', 'set']);
/** Addresses inside the file, or an image in it as data. */
const innerAddress = /^(#|data:image\/(png|jpeg|gif|webp);)/i;

/** Whether an SVG has no script, no event handler and no address outside of the file. */
function isSafe(root: Element): boolean {
  return [root, ...root.querySelectorAll('*')].every(
    (element) =>
      !ACTIVE_ELEMENTS.has(element.localName.toLowerCase()) && [...element.attributes].every(isSafeAttribute),
  );
}

function isSafeAttribute({ localName, value }: Attr): boolean {
  const name = localName.toLowerCase();
  if (name.startsWith('on')) return false;
  if (name === 'href' || name === 'src') return innerAddress.test(value.trim());
  return !/javascript:|url\(\s*["']?(?!\s*#)[^)"']*:/i.test(value);
}
