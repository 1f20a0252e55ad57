import type { PortalMetadata } from '@portico/sdk/metadata';
import { applyPatches, enablePatches, type Patch, produceWithPatches, setAutoFreeze } from 'immer';
import { sameValue } from './path';

enablePatches();
// Frozen documents turn an accidental write outside a command into an error instead of a change nobody can undo.
setAutoFreeze(true);

/** What the studio edits: everything that a command can change. */
export interface StudioDocument {
  name: string;
  metadata: PortalMetadata;
}

/** Changes a document that may be written to. */
export type Recipe = (document: StudioDocument) => void;

/** One step of the vendor, whatever made it: panel, code, import, preset, reset, click in the preview. */
interface Command {
  /** Tells the commands of this page load apart; those of a saved log have none. */
  id?: number;
  /** What undo and redo call it: "Primary colour". */
  label: string;
  patches: Patch[];
  inverse: Patch[];
  /** Field of a burst; commands of the same burst become one. */
  burst?: string;
  /** When the burst was last touched, in milliseconds. */
  at: number;
  /** How it was made, as long as it may have to be made again on another document: see {@link replay}. */
  recipes?: readonly Recipe[];
}

/** A change that is to become a command, or part of the last one. */
export interface Change extends Pick<Command, 'id' | 'label' | 'burst' | 'at'> {
  /** Keeps the recipe with the command. */
  replayable?: boolean;
}

/** The document with everything that led to it and everything undone. */
export interface CommandLog {
  document: StudioDocument;
  past: readonly Command[];
  future: readonly Command[];
}

/** Steps kept; older ones can no longer be undone. */
export const LOG_LIMIT = 500;

/** Edits of one field this close together, in milliseconds, are one step. */
export const BURST_MS = 1_200;

export function emptyLog(document: StudioDocument): CommandLog {
  return { document, past: [], future: [] };
}

/** Carries out one change. A change that changes nothing leaves the log as it is. */
export function commit(log: CommandLog, { replayable = false, ...change }: Change, recipe: Recipe): CommandLog {
  const [document, patches, inverse] = produceWithPatches(log.document, (draft) => void recipe(draft));
  if (sameValue(document, log.document)) return log;
  const last = log.past.at(-1);
  const recipes = replayable ? { recipes: [recipe] } : {};
  if (last && continues(last, change, log)) return merge(log, last, { ...change, ...recipes, patches, inverse });
  const command: Command = { ...change, ...recipes, patches, inverse };
  return { document, past: [...log.past, command].slice(-LOG_LIMIT), future: [] };
}

export function undo(log: CommandLog): CommandLog {
  const command = log.past.at(-1);
  if (!command) return log;
  return {
    document: applyPatches(log.document, command.inverse),
    past: log.past.slice(0, -1),
    future: [ended(command), ...log.future],
  };
}

export function redo(log: CommandLog): CommandLog {
  const [command, ...future] = log.future;
  if (!command) return log;
  return { document: applyPatches(log.document, command.patches), past: [...log.past, command], future };
}

/** Goes back to before the command `id`; a log that doesn't hold it stays as it is. */
export function undoTo(log: CommandLog, id: number): CommandLog {
  let before = log;
  while (holds(before, id)) before = undo(before);
  return before;
}

/** Whether the command `id` can still be undone. */
export function holds(log: CommandLog, id: number): boolean {
  return log.past.some((command) => command.id === id);
}

/** Makes the steps of `early` again on top of `base`; what was undone by then is left out. */
export function replay(base: CommandLog, early: CommandLog): CommandLog {
  let log = base;
  for (const { recipes = [], patches: _, inverse: _undo, ...change } of early.past) {
    for (const recipe of recipes) log = commit(log, change, recipe);
  }
  return log;
}

/** A step that was undone is no longer open for more of the same burst. */
function ended({ burst: _, ...command }: Command): Command {
  return command;
}

function continues(last: Command, change: Change, log: CommandLog): boolean {
  return (
    change.burst !== undefined &&
    last.burst === change.burst &&
    change.at - last.at <= BURST_MS &&
    log.future.length === 0
  );
}

/** Both steps as one, with the fewest patches; none at all when they cancel out. */
function merge(log: CommandLog, last: Command, { patches, at, recipes = [] }: Command): CommandLog {
  const before = applyPatches(log.document, last.inverse);
  const [document, together, inverse] = produceWithPatches(before, (draft) => {
    applyPatches(draft, last.patches);
    applyPatches(draft, patches);
  });
  const past = log.past.slice(0, -1);
  if (sameValue(document, before)) return { document: before, past, future: [] };
  const kept = last.recipes && { recipes: [...last.recipes, ...recipes] };
  return { document, past: [...past, { ...last, ...kept, patches: together, inverse, at }], future: [] };
}
