import { errorCodes, type UpdateMeRequest } from '@portico/sdk/contract';
import { isObject } from '../../../core/is-object';
import type { UserRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';
import { toStoredAddress } from '../hosted-login/service-addresses';
import { parseMetadata } from '../team/views';

/** Only what a browser shows as a picture and never runs. */
const PICTURE_ADDRESS = /^(https?:\/\/|data:image\/(png|jpeg|svg\+xml);base64,)/i;

/**
 * A change of the profile as the table has it: address and job title travel inside the metadata, next to what the
 * vendor keeps there.
 *
 * @throws {Refusal} 400 when the metadata is no JSON object, or the picture's address is not one of a picture.
 */
export function splitProfile(context: Context, body: UpdateMeRequest): Partial<Omit<UserRow, 'id'>> {
  const { name, phoneNumber, profilePictureUrl, metadata } = body;
  if (profilePictureUrl && !PICTURE_ADDRESS.test(profilePictureUrl)) {
    refuse(context, 400, errorCodes.invalidRequest, 'profilePictureUrl: not the address of a picture');
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: phoneNumber || null }),
    ...(profilePictureUrl === undefined
      ? {}
      : { profilePictureUrl: toStoredAddress(context, profilePictureUrl ?? '') || null }),
    ...(metadata === undefined ? {} : splitMetadata(context, metadata)),
  };
}

function splitMetadata(context: Context, text: string): Pick<UserRow, 'address' | 'title' | 'metadata'> {
  if (!isJsonObject(text)) refuse(context, 400, errorCodes.invalidRequest, 'metadata: not a JSON object');
  const { address, jobTitle, ...rest } = parseMetadata(text);
  const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return { address: typed(address), title: typed(jobTitle), metadata: JSON.stringify(rest) };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value);
  } catch {
    return false;
  }
}
