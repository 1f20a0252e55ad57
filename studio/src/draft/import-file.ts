import {
  METADATA_SIZE_LIMIT,
  METADATA_SIZE_LIMIT_TEXT,
  type PortalMetadata,
  readMetadata,
} from '@portico/sdk/metadata';
import { refusedPicture } from './pictures';
import { listUnreadValues } from './unread-values';

/** Maximum number of bytes of one character in a JSON file: written as `\u0000`. */
const BYTES_PER_CHARACTER = 6;

/** The warnings name the parts of the document that have no effect. */
export type ReadImport =
  | { ok: true; metadata: PortalMetadata; warnings: readonly string[] }
  | { ok: false; reason: string };

/** Reads a metadata file. Refuses an invalid one with one sentence and no other effect. */
export async function readImportFile(file: File): Promise<ReadImport> {
  // Only a file that cannot fit is refused by its size: white space does not count.
  if (file.size > METADATA_SIZE_LIMIT * BYTES_PER_CHARACTER) {
    return { ok: false, reason: `${file.name} is larger than ${METADATA_SIZE_LIMIT_TEXT}, the limit of a design.` };
  }
  const text = await file.text().catch(() => null);
  if (text === null) return refuseUnreadable(file);
  const reading = readImportText(text, file.name);
  if (!reading.ok) return reading;
  return { ...reading, warnings: [...reading.warnings, ...(await unusedTextsOf(reading.metadata))] };
}

/** Lazy, because the check loads every text of the product; if they can't be loaded, texts are not checked. */
async function unusedTextsOf(metadata: PortalMetadata): Promise<string[]> {
  if (!metadata.localizations) return [];
  const check = await import('./unused-texts').catch(() => null);
  return check?.listUnusedTexts(metadata) ?? [];
}

/** Refuses a file that cannot be read. Browsers list a dropped folder as a file, and fail only when it is read. */
export function refuseUnreadable({ name }: File): { ok: false; reason: string } {
  return { ok: false, reason: `${name} cannot be read: it is a folder, or was moved.` };
}

/** Parses the text of a metadata file called `name`. */
export function readImportText(text: string, name: string): ReadImport {
  if (text.trim() === '') return { ok: false, reason: `${name} is empty.` };
  const reading = readMetadata(text);
  const problem = reading.ok ? refusedPicture(reading.metadata) : (reading.errors[0] ?? '');
  if (reading.ok && problem === null) {
    const { metadata, warnings } = reading;
    return { ok: true, metadata, warnings: [...warnings, ...listUnreadValues(metadata)] };
  }
  return { ok: false, reason: `${name} cannot be used as metadata. ${problem}` };
}
