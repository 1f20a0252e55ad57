import { packText, TooLargeError, unpackText } from '@portico/mock-backend';
import { type PortalMetadata, readMetadata } from '@portico/sdk/metadata';
import type { StudioDocument } from '../draft/command';
import { refusedPicture } from '../draft/pictures';
import { SHARE_PARAMETER } from '../view/view-address';

/** Longest link that mail, chat and address bars reliably carry, in characters. */
const SHARE_LIMIT = 8_192;

/** Maximum unpacked size of a link, in bytes: a few kilobytes can unpack to gigabytes. */
const UNPACKED_LIMIT = 512 * 1024;

/** A URL that opens `document` in any studio; `null` if it would be too long or its document too large. */
export async function writeShareLink(page: string, hash: string, document: StudioDocument): Promise<string | null> {
  const text = JSON.stringify({ v: 1, ...document });
  if (new TextEncoder().encode(text).length > UNPACKED_LIMIT) return null;
  const packed = await packText(text);
  const place = hash.replace(/^#/, '');
  const link = `${page}#${place}${place && '&'}${SHARE_PARAMETER}=${packed}`;
  return link.length <= SHARE_LIMIT ? link : null;
}

export type ReadShare =
  | { kind: 'none' }
  | { kind: 'shared'; name: string; metadata: PortalMetadata }
  | { kind: 'broken'; reason: string };

/** Reads the document from an address. Never throws, whatever the address contains. */
export async function readShareLink(hash: string): Promise<ReadShare> {
  const carried = new URLSearchParams(hash.replace(/^#/, '')).get(SHARE_PARAMETER);
  if (carried === null) return { kind: 'none' };
  // Mail and chat programs often take the full stop, bracket or quotation mark after a link for a part of it.
  const packed = carried.replace(/[^\w-]+$/, '');
  try {
    const shared: unknown = JSON.parse(await unpackText(packed, UNPACKED_LIMIT));
    return readShared(shared);
  } catch (error) {
    if (error instanceof TooLargeError) return broken('It holds more than a design can be.');
    return broken('It is incomplete or was changed on the way.');
  }
}

function readShared(shared: unknown): ReadShare {
  if (typeof shared !== 'object' || shared === null || !('v' in shared) || shared.v !== 1) {
    return broken('It was made by another version of the studio.');
  }
  const { name, metadata } = shared as { name?: unknown; metadata?: unknown };
  const reading = readMetadata(metadata);
  if (!reading.ok || typeof name !== 'string') return broken('What it holds is not a Portico design.');
  const picture = refusedPicture(reading.metadata);
  if (picture !== null) return broken(picture);
  return { kind: 'shared', name: name.slice(0, 80), metadata: reading.metadata };
}

function broken(reason: string): ReadShare {
  return { kind: 'broken', reason };
}
