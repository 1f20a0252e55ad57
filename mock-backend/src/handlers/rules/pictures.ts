import { errorCodes } from '@portico/sdk/contract';
import { type Context, refuse } from './context';

/** The largest picture that is taken: 1 MB. */
export const MAX_PICTURE_BYTES = 1_048_576;
const FORM_FIELD = 'image';

/** First bytes of each kind of picture that is taken: names and types of a form can say anything. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * The uploaded picture as an address. The picture is in the address itself: a page shows it wherever the world runs,
 * and no request leaves for it.
 *
 * @throws {Refusal} 400 without a picture, 413 above {@link MAX_PICTURE_BYTES}, 415 for neither PNG nor JPEG.
 */
export async function readPicture(context: Context): Promise<string> {
  const file = context.request.body instanceof FormData ? context.request.body.get(FORM_FIELD) : null;
  if (!(file instanceof Blob) || file.size === 0) {
    return refuse(context, 400, errorCodes.invalidRequest, `${FORM_FIELD}: a picture is needed`);
  }
  if (file.size > MAX_PICTURE_BYTES) {
    refuse(context, 413, errorCodes.pictureTooLarge, 'The picture is too large.', { maxBytes: MAX_PICTURE_BYTES });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = Object.keys(signatures).find((type) => startsWith(bytes, signatures[type] ?? []));
  if (!contentType) return refuse(context, 415, errorCodes.pictureTypeUnsupported, 'Choose a PNG or JPEG picture.');
  return `data:${contentType};base64,${toBase64(bytes)}`;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** In parts: a megabyte of arguments is more than one call takes. */
function toBase64(bytes: Uint8Array): string {
  const PART = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(binary);
}
