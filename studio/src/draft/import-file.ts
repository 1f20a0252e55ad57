import { METADATA_SIZE_LIMIT, type PortalMetadata, readMetadata } from '@portico/sdk/metadata';

export type ReadImport =
  | { ok: true; metadata: PortalMetadata; warnings: readonly string[] }
  | { ok: false; reason: string };

/** Reads a metadata file. What cannot be read is refused with one sentence; nothing else happens. */
export async function readImportFile(file: File): Promise<ReadImport> {
  if (file.size > METADATA_SIZE_LIMIT) {
    const limit = METADATA_SIZE_LIMIT / 1024 / 1024;
    return { ok: false, reason: `${file.name} is larger than ${limit} MB, which no metadata file needs.` };
  }
  return readImportText(await file.text(), file.name);
}

/** Reads the text of a metadata file called `name`. */
export function readImportText(text: string, name: string): ReadImport {
  if (text.trim() === '') return { ok: false, reason: `${name} is empty.` };
  const reading = readMetadata(text);
  if (reading.ok) return reading;
  return { ok: false, reason: `${name} cannot be used as metadata. ${reading.errors[0] ?? ''}` };
}
