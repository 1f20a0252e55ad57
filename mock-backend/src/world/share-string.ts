import type { World, WorldSnapshot } from '../core/types';
import { type DatabaseDump, tableNames } from '../db/database';
import { readScenario } from '../seeds/scenarios';
import { seedScenario } from '../seeds/seed-scenario';
import { packText, TooLargeError, unpackText } from './packed-text';
import { WorldFileError } from './world-file';

/** Longest share string that mail, chat and address bars reliably carry, in characters. */
export const SHARE_STRING_LIMIT = 8_000;
/** Maximum unpacked size of a share string, in bytes. */
const UNPACKED_LIMIT = 1024 * 1024;
/** Prefix of a share string, with the version of its format. */
const MARK = 'portico1.';

type Row = { readonly id: string };

/** The difference of one table from its initial state. */
interface TableChange {
  removed?: string[];
  /** Changed rows, then new ones. */
  put?: Row[];
}

/** A world as its difference from the initial state, without the journal. */
interface SharedWorld extends Omit<WorldSnapshot, 'version' | 'tables' | 'journal'> {
  changes: Partial<Record<keyof DatabaseDump, TableChange>>;
}

/**
 * Writes a world as a short text to paste into a chat or an issue: its options, and its changes since the start,
 * without the journal. `null` if the text would be longer than {@link SHARE_STRING_LIMIT}; a snapshot carries any
 * world.
 */
export async function writeShareString(world: World): Promise<string | null> {
  const { options, now, random, tables, faults } = world.snapshot();
  const first = seedScenario(options).tables;
  const changes: SharedWorld['changes'] = {};
  for (const name of tableNames) {
    const change = compareRows(first[name], tables[name] as Row[]);
    if (change) changes[name] = change;
  }
  const shared: SharedWorld = { options, now, random, faults, changes };
  const text = MARK + (await packText(JSON.stringify(shared)));
  return text.length <= SHARE_STRING_LIMIT ? text : null;
}

/**
 * Returns the snapshot of a share string, for `world.restore`, which checks every row of it.
 *
 * @throws {WorldFileError} when the text is not a share string.
 */
export async function readShareString(text: string): Promise<WorldSnapshot> {
  const shared = await unpackShared(text.trim());
  try {
    const { options, now, random, faults, changes } = shared;
    const first = seedScenario({ ...options, scenario: readScenario(options.scenario) }).tables;
    const tables = Object.fromEntries(tableNames.map((name) => [name, applyChange(first[name], changes[name])]));
    return { version: 1, options, now, random, tables, faults, journal: [] };
  } catch (cause) {
    throw new WorldFileError('This is not a share string: what it holds is no world of ours.', { cause });
  }
}

async function unpackShared(text: string): Promise<SharedWorld> {
  if (!text.startsWith(MARK)) throw new WorldFileError(`This is not a share string: it does not begin with ${MARK}`);
  try {
    return JSON.parse(await unpackText(text.slice(MARK.length), UNPACKED_LIMIT)) as SharedWorld;
  } catch (cause) {
    const reason = cause instanceof TooLargeError ? 'it unpacks to more than it may' : 'perhaps it was cut off';
    throw new WorldFileError(`This is not a whole share string: ${reason}.`, { cause });
  }
}

/** Unchanged rows keep their order and new ones follow: tables keep their rows in this order. */
function compareRows(first: readonly Row[], now: readonly Row[]): TableChange | undefined {
  const before = new Map(first.map((row) => [row.id, JSON.stringify(row)]));
  const left = new Set(now.map((row) => row.id));
  const removed = first.flatMap((row) => (left.has(row.id) ? [] : [row.id]));
  const put = now.filter((row) => before.get(row.id) !== JSON.stringify(row));
  if (removed.length === 0 && put.length === 0) return undefined;
  return { ...(removed.length > 0 && { removed }), ...(put.length > 0 && { put }) };
}

function applyChange(first: readonly Row[], { removed = [], put = [] }: TableChange = {}): Row[] {
  const rows = new Map(first.map((row) => [row.id, row]));
  for (const id of removed) rows.delete(id);
  for (const row of put) rows.set(row.id, row);
  return [...rows.values()];
}
