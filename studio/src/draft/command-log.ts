import { applyPatches, enablePatches, produceWithPatches, setAutoFreeze } from 'immer';
import type { Change, Command, CommandLog, Recipe, StudioDocument } from './command';
import { mergeCommands } from './merge-commands';
import { sameValue } from './path';

enablePatches();
// Documents are frozen, so that an accidental write outside a command throws instead of making a change without undo.
setAutoFreeze(true);

/** Maximum number of steps; older ones can no longer be undone. */
const LOG_LIMIT = 500;

/** Edits of one field this close together, in milliseconds, are one step. */
export const BURST_MS = 1_200;

export function emptyLog(document: StudioDocument): CommandLog {
  return { document, past: [], future: [] };
}

/** Applies one change. A change that changes nothing returns the same log. */
export function commit(log: CommandLog, { replayable = false, ...change }: Change, recipe: Recipe): CommandLog {
  const [document, patches, inverse] = produceWithPatches(log.document, (draft) => void recipe(draft));
  if (sameValue(document, log.document)) return log;
  const last = log.past.at(-1);
  const recipes = replayable ? { recipes: [recipe] } : {};
  const command: Command = { ...change, ...recipes, patches, inverse };
  if (last && continues(last, change, log)) return mergeCommands(log, last, command, document);
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

/** Restores the version before the command `id`; a log without that command is returned unchanged. */
export function undoTo(log: CommandLog, id: number): CommandLog {
  let before = log;
  while (holds(before, id)) before = undo(before);
  return before;
}

/** Whether the command `id` can still be undone. */
export function holds(log: CommandLog, id: number): boolean {
  return log.past.some((command) => command.id === id);
}

/** Applies the steps of `early` again on top of `base`, without undone steps. */
export function replay(base: CommandLog, early: CommandLog): CommandLog {
  let log = base;
  for (const { recipes = [], patches: _, inverse: _undo, ...change } of early.past) {
    for (const recipe of recipes) log = commit(log, change, recipe);
  }
  return log;
}

/** After an undo, further edits of the same burst start a new step. */
function ended({ burst: _, ...command }: Command): Command {
  return command;
}

function continues(last: Command, change: Change, log: CommandLog): boolean {
  return (
    change.burst !== undefined &&
    last.burst === change.burst &&
    // Negative after the system clock was set back.
    Math.abs(change.at - last.at) <= BURST_MS &&
    log.future.length === 0
  );
}
