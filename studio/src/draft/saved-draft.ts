import { readMetadata } from '@portico/sdk/metadata';
import { z } from 'zod';
import type { CommandLog } from './command-log';

/** Grows when a saved draft of before can no longer be read. */
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
  /** Which tab saved it, and which of its saves it was. */
  savedBy: z.string(),
  revision: z.number(),
  document: z.object({ name: z.string(), metadata: z.unknown() }),
  past: z.array(commandSchema),
  future: z.array(commandSchema),
});

/** A project as it lies in the browser's storage: the document and its log. */
export type SavedDraft = z.infer<typeof savedSchema>;

/** What was found in the storage; `null` log when it is not a project of ours. */
export interface ReadDraft {
  log: CommandLog;
  revision: number;
}

export function writeDraft(log: CommandLog, revision: number, savedBy: string): SavedDraft {
  return {
    version: SAVED_VERSION,
    savedBy,
    revision,
    document: log.document,
    past: log.past.map(withoutBurst),
    future: log.future.map(withoutBurst),
  };
}

/** Reads what the storage gave; `null` when it is damaged or of another release. */
export function readDraft(stored: unknown): ReadDraft | null {
  const draft = savedSchema.safeParse(stored);
  if (!draft.success) return null;
  const { document, past, future, revision } = draft.data;
  const metadata = readMetadata(document.metadata);
  if (!metadata.ok) return null;
  return { log: { document: { name: document.name, metadata: metadata.metadata }, past, future }, revision };
}

/** A burst ends with the visit: what is typed after a reload is a step of its own. */
function withoutBurst({ label, at, patches, inverse }: CommandLog['past'][number]) {
  return { label, at, patches, inverse };
}
