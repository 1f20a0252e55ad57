import { errorCodes } from '@portico/sdk/contract';
import type { Rows, UserRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';
import { PREFIX } from '../call/handler-context';
import { toShownAddress } from '../hosted-login/service-addresses';

type PictureRow = Rows['pictures'];

/** The largest picture that is taken: 1 MB. */
const MAX_PICTURE_BYTES = 1_048_576;
const FORM_FIELD = 'image';

/** First bytes of each kind of picture that is taken: names and types of a form can say anything. */
const signatures: Readonly<Record<PictureRow['contentType'], readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Where uploaded pictures are; without a session, because image elements send none to another site. */
export const PICTURES_PATH = '/team/resources/profile/pictures' as const;

/** Stores a picture and gives the address that it is fetched from; older ones that the profile doesn't show are removed. */
export function storePicture(context: Context, user: UserRow, picture: Picture): string {
  const { db, ids } = context;
  const unused = db.pictures.listBy('userId', user.id).filter(({ id }) => !user.profilePictureUrl?.includes(id));
  for (const { id } of unused) db.pictures.remove(id);
  const { id } = db.pictures.insert({ id: ids.uuid(), userId: user.id, ...picture });
  // With the prefix, because a service worker answers no other path.
  return toShownAddress(context, `${PREFIX}${PICTURES_PATH}/${id}`);
}

type Picture = Pick<PictureRow, 'contentType' | 'content'>;

/** The address of a user's picture, as the client that asks reaches it. */
export function pictureAddress(
  context: Pick<Context, 'request'>,
  user: Pick<UserRow, 'profilePictureUrl'>,
): string | null {
  return user.profilePictureUrl === null ? null : toShownAddress(context, user.profilePictureUrl);
}

/** The bytes of a stored picture. */
export function pictureBytes({ content }: PictureRow): Uint8Array {
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
}

/**
 * Reads the uploaded picture.
 *
 * @throws {Refusal} 400 without a picture, 413 above {@link MAX_PICTURE_BYTES}, 415 for neither PNG nor JPEG.
 */
export async function readPicture(context: Context): Promise<Picture> {
  const file = context.request.body instanceof FormData ? context.request.body.get(FORM_FIELD) : null;
  if (!(file instanceof Blob) || file.size === 0) {
    return refuse(context, 400, errorCodes.invalidRequest, `${FORM_FIELD}: a picture is needed`);
  }
  if (file.size > MAX_PICTURE_BYTES) {
    refuse(context, 413, errorCodes.pictureTooLarge, 'The picture is too large.', { maxBytes: MAX_PICTURE_BYTES });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = contentTypes.find((type) => startsWith(bytes, signatures[type]));
  if (!contentType) return refuse(context, 415, errorCodes.pictureTypeUnsupported, 'Choose a PNG or JPEG picture.');
  return { contentType, content: toBase64(bytes) };
}

const contentTypes = Object.keys(signatures) as PictureRow['contentType'][];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** In parts, because `String.fromCharCode` throws for a megabyte of arguments. */
function toBase64(bytes: Uint8Array): string {
  const PART = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(binary);
}
