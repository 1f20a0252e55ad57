import { readMetadata } from '@portico/sdk/metadata';
import { z } from 'zod';
import type { CommandLog, StudioDocument } from './command';
import { emptyLog, redo, undo } from './command-log';

/** Incremented when a release can no longer read older drafts. */
const SAVED_VERSION = 1;

const patchSchema = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])),
  value: z.unknown().optional(),
});

const commandSchema = z.object({
  label: z.string(),
  at: z.number(),
  patches: z.array(patchSchema),
  inverse: z.array(patchSchema),
});

const savedSchema = z.object({
  version: z.literal(SAVED_VERSION),
  /** The tab that saved it. */
  savedBy: z.string(),
  /** Revision of this save among all saves of the project. */
  revision: z.number(),
  document: z.object({ name: z.string(), metadata: z.unknown() }),
});

const historySchema = z.object({ past: z.array(commandSchema), future: z.array(commandSchema) });

/** A project as stored in the browser: the document and its log. */
export type SavedDraft = z.infer<typeof savedSchema> & z.infer<typeof historySchema>;

/** The content of a save. */
export interface ReadDraft {
  log: CommandLog;
  revision: number;
  /** `false` if the document was read, but its steps do not match it. */
  hasHistory: boolean;
}

export function writeDraft(log: CommandLog, revision: number, savedBy: string): SavedDraft {
  return {
    version: SAVED_VERSION,
    savedBy,
    revision,
    document: log.document,
    past: log.past.map(lastingParts),
    future: log.future.map(lastingParts),
  };
}

/** Reads a stored value; `null` if its document is damaged or of another release. */
export function readDraft(stored: unknown): ReadDraft | null {
  const draft = savedSchema.safeParse(stored);
  if (!draft.success) return null;
  const { document, revision } = draft.data;
  const metadata = readMetadata(document.metadata);
  if (!metadata.ok) return null;
  const read = { name: document.name, metadata: metadata.metadata };
  const log = readHistory(read, stored);
  return { log: log ?? emptyLog(read), revision, hasHistory: log !== null };
}

/** The document with its steps; `null` if they cannot be undone one after another. */
function readHistory(document: StudioDocument, stored: unknown): CommandLog | null {
  const history = historySchema.safeParse(stored);
  if (!history.success) return null;
  const log = { document, ...history.data };
  return canBeUndone(log) ? log : null;
}

function canBeUndone(log: CommandLog): boolean {
  let walked = log;
  try {
    while (walked.past.length > 0) walked = undo(walked);
    if (!isDocument(walked.document)) return false;
    while (walked.future.length > 0) walked = redo(walked);
    return isDocument(walked.document);
  } catch {
    return false;
  }
}

/** Steps of another document may apply without an error and still produce an invalid document. */
function isDocument({ name, metadata }: StudioDocument): boolean {
  return typeof name === 'string' && readMetadata(metadata).ok;
}

/** Bursts and recipes end with the page: typing after a reload starts a new step. */
function lastingParts({ label, at, patches, inverse }: CommandLog['past'][number]) {
  return { label, at, patches, inverse };
}
