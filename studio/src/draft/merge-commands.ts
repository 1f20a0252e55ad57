import { applyPatches, type Patch, produce, produceWithPatches } from 'immer';
import type { Command, CommandLog, StudioDocument } from './command';
import { sameValue, setAt, valueAt } from './path';

/**
 * The log after a second step of the same burst, with both as one step, or none if they cancel out.
 *
 * @param document The document after the second step.
 */
export function mergeCommands(log: CommandLog, last: Command, next: Command, document: StudioDocument): CommandLog {
  return mergeValue(log, last, next, document) ?? mergePatches(log, last, next);
}

/**
 * Both steps merged if each changes one value, the second the value of the first or one inside it: a drag, a burst of
 * typing. {@link mergePatches} returns the same, but applies patches to whole documents, which delays the preview of an edit.
 */
function mergeValue(log: CommandLog, last: Command, next: Command, document: StudioDocument): CommandLog | undefined {
  const [first, second, inverse] = [onlyOne(last.patches), onlyOne(next.patches), onlyOne(last.inverse)];
  const value = first && second && valueAfter(first, second);
  if (value === undefined || !inverse || sameValue(inverse.value, value)) return undefined;
  const merged = { ...last, ...joinedRecipes(last, next), patches: [{ ...first, value } as Patch], at: next.at };
  return { document, past: [...log.past.slice(0, -1), merged], future: [] };
}

function onlyOne(patches: readonly Patch[]): Patch | undefined {
  return patches.length === 1 ? patches[0] : undefined;
}

/** The value that the first patch would have set if both were one; `undefined` if the second one changes another value. */
function valueAfter(first: Patch, { op, path, value }: Patch): unknown {
  const inner = path.slice(first.path.length).map(String);
  const isInside = first.path.every((key, index) => key === path[index]);
  if (first.op === 'remove' || op !== 'replace' || !isInside) return undefined;
  if (inner.length === 0) return value;
  // Only plain objects on the way: a value in an array is left to `mergePatches`.
  if (valueAt(first.value, inner) === undefined) return undefined;
  return produce(first.value, (draft: object) => setAt(draft, inner, value));
}

/** Both steps merged, with the fewest patches; none if they cancel out. */
function mergePatches(log: CommandLog, last: Command, next: Command): CommandLog {
  const { patches, at } = next;
  const before = applyPatches(log.document, last.inverse);
  const [document, together, inverse] = produceWithPatches(before, (draft) => {
    applyPatches(draft, last.patches);
    applyPatches(draft, patches);
  });
  const past = log.past.slice(0, -1);
  if (sameValue(document, before)) return { document: before, past, future: [] };
  const merged = { ...last, ...joinedRecipes(last, next), patches: together, inverse, at };
  return { document, past: [...past, merged], future: [] };
}

function joinedRecipes(last: Command, { recipes = [] }: Command): Pick<Command, 'recipes'> {
  return last.recipes ? { recipes: [...last.recipes, ...recipes] } : {};
}
