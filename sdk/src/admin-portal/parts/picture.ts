/** Largest profile picture, in bytes. */
const MAX_PICTURE_BYTES = 1_048_576;

/** Why a picture is refused. */
export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable';

const signatures: readonly { type: string; bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

const pictureDataUrl = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Reads a file as a base64 data URL, or returns why it is refused. Its first bytes decide the type, not its name. */
export async function readPicture(file: Blob): Promise<{ dataUrl: string } | { problem: PictureProblem }> {
  if (file.size > MAX_PICTURE_BYTES) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { problem: 'unreadable' };
  const found = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  return found ? { dataUrl: `data:${found.type};base64,${toBase64(bytes)}` } : { problem: 'wrongType' };
}

/** Whether a picture has to be uploaded: a base64 image that is not the current one (portal spec §5). */
export function isNewPicture(picture: string, current: string | null | undefined): boolean {
  return pictureDataUrl.test(picture) && picture !== current;
}

/** Converts a data URL to a file for upload. */
export function pictureBlob(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type });
}

/** Base64 of bytes. Converts in slices, because a call with a million arguments overflows the stack. */
export function toBase64(bytes: Uint8Array): string {
  const slice = 0x8000;
  let text = '';
  for (let from = 0; from < bytes.length; from += slice)
    text += String.fromCharCode(...bytes.subarray(from, from + slice));
  return btoa(text);
}
