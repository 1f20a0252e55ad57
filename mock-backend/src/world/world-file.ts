import { z } from 'zod';
import type { ScenarioName, WorldSnapshot } from '../core/types';
import { type DatabaseDump, tableNames } from '../db/database';
import { type TableName, tables as tableDefinitions } from '../db/tables';
import { readScenario, scenarioNames } from '../seeds/scenarios';
import { faultRuleSchema } from './faults';

/** Version of the files that this release writes and reads. */
const WORLD_FILE_VERSION = 1;
/** Every version writes these keys: a file without them is damaged, not old. */
const REQUIRED_TABLES: readonly TableName[] = ['vendors', 'tenants', 'users', 'memberships', 'roles'];
/** The latest time that a `Date` can represent, in milliseconds. */
const MAX_TIME = 8.64e15;
const time = z.number().min(-MAX_TIME).max(MAX_TIME);

const journalEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  call: z.string().nullable(),
  status: z.int(),
  ms: z.number(),
  requestBody: z.unknown().optional(),
  responseBody: z.unknown().optional(),
  fault: z.enum(faultRuleSchema.options.map(({ shape }) => shape.kind.value)).optional(),
});

const listedFault = z.looseObject({ id: z.string() }).superRefine(({ id, ...rule }, context) => {
  const parsed = faultRuleSchema.safeParse(rule);
  if (!parsed.success) context.addIssue({ code: 'custom', message: firstIssue(parsed.error) });
});

const worldFile = z.strictObject({
  version: z.literal(WORLD_FILE_VERSION),
  options: z.strictObject({
    seed: z.number(),
    scenario: z.array(z.enum(scenarioNames)).refine(isInOrder, 'not one seed with scenarios on top of it'),
    startedAt: time,
  }),
  now: time,
  random: z.int().min(0).max(0xffffffff),
  tables: z.record(z.string(), z.array(z.unknown())),
  faults: z.array(listedFault),
  journal: z.array(journalEntry),
  cookies: z.array(z.string()).optional(),
});

function isInOrder(names: ScenarioName[]): boolean {
  try {
    return readScenario(names).join() === names.join();
  } catch {
    return false;
  }
}

/** A validated world file. */
export interface CheckedSnapshot extends Omit<WorldSnapshot, 'tables'> {
  tables: DatabaseDump;
}

/** A file or value that is not a valid world; the message names the place of the error, in a sentence to display. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError';
}

/**
 * Reads a world file: the value itself, or its JSON text. Returns a deep copy.
 *
 * @throws {WorldFileError}
 */
export function readWorldFile(file: unknown): CheckedSnapshot {
  // Returns the copy, not the output of the schemas: they would reorder keys, and writing and reading a file must not
  // change a byte.
  const copy = copyJson(file);
  refuseProto(copy);
  refuseNewerVersion(copy);
  const parsed = worldFile.safeParse(copy);
  if (!parsed.success) throw new WorldFileError(`This is not a world file: ${firstIssue(parsed.error)}.`);
  checkTables(parsed.data.tables);
  return withAllTables(copy as CheckedSnapshot);
}

/** A later release writes another number if this one would misread the file. */
function refuseNewerVersion(file: unknown): void {
  const version = isObject(file) ? file.version : undefined;
  if (typeof version === 'number' && version > WORLD_FILE_VERSION) {
    throw new WorldFileError(`This world file has version ${version}; this release reads ${WORLD_FILE_VERSION}.`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Adds empty tables that are missing in a file of an earlier version. */
function withAllTables(snapshot: CheckedSnapshot): CheckedSnapshot {
  const missing = tableNames.filter((name) => !snapshot.tables[name]);
  const empty = Object.fromEntries(missing.map((name) => [name, []]));
  return missing.length === 0 ? snapshot : { ...snapshot, tables: { ...snapshot.tables, ...empty } };
}

function copyJson(file: unknown): unknown {
  try {
    return JSON.parse(typeof file === 'string' ? file : (JSON.stringify(file) ?? 'null'));
  } catch (cause) {
    const reason =
      typeof file === 'string' ? 'the text is not whole JSON, perhaps it was cut off' : 'it is not plain JSON';
    throw new WorldFileError(`This is not a world file: ${reason}.`, { cause });
  }
}

function checkTables(tables: Record<string, unknown[]>): void {
  const unknown = Object.keys(tables).find((name) => !tableNames.includes(name as TableName));
  if (unknown !== undefined) throw new WorldFileError(`This world file holds a table that no world has: "${unknown}".`);
  const missing = REQUIRED_TABLES.find((name) => !tables[name]);
  if (missing !== undefined) throw new WorldFileError(`This world file has no table "${missing}".`);
  for (const name of tableNames) checkRows(name, tables[name] ?? []);
}

function checkRows(name: TableName, rows: unknown[]): void {
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const parsed = tableDefinitions[name].schema.safeParse(row);
    if (!parsed.success) {
      throw new WorldFileError(`This world file is broken at ${name}[${index}]: ${firstIssue(parsed.error)}.`);
    }
    const { id } = parsed.data;
    if (ids.has(id)) throw new WorldFileError(`This world file has two ${name} with one id, "${id}".`);
    ids.add(id);
  }
}

/** `JSON.parse` keeps `__proto__` as a plain key; a later merge would not. */
function refuseProto(root: unknown): void {
  const waiting = [root];
  const seen = new Set<object>();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Object.hasOwn(value, '__proto__')) {
      throw new WorldFileError('This world file holds a forbidden key, "__proto__".');
    }
    for (const item of Object.values(value)) waiting.push(item);
  }
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const place = issue?.path.join('.') ?? '';
  return place ? `${place}: ${issue?.message}` : (issue?.message ?? 'unreadable');
}
