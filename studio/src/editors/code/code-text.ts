import { type PortalMetadata, readMetadata } from '@portico/sdk/metadata';
import { refusedPicture } from '../../draft/pictures';

/** The document as text for the code editor. */
export function codeOf(metadata: PortalMetadata): string {
  return JSON.stringify(metadata, null, 2);
}

export type ReadCode = { ok: true; metadata: PortalMetadata } | { ok: false; reason: string };

/** Parses the text of the code editor. Refuses what an import refuses, so that every export can be imported. */
export function readCode(text: string): ReadCode {
  const reading = readMetadata(text);
  if (!reading.ok) return { ok: false, reason: reading.errors[0] ?? 'This is not a metadata document.' };
  const { metadata } = reading;
  const reason = refusedPicture(metadata);
  return reason === null ? { ok: true, metadata } : { ok: false, reason };
}

/** The smallest single replacement that converts one text into another, so that a cursor elsewhere does not move. */
export interface TextChange {
  start: number;
  end: number;
  text: string;
}

export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
