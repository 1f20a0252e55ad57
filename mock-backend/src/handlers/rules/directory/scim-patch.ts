import { errorCodes } from '@portico/sdk/contract';
import { z } from 'zod';
import { isObject } from '../../../core/is-object';
import { refuseScim } from './scim-request';

const operationSchema = z.object({
  // Some directories write `Replace`.
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'replace', 'remove'])),
  path: z.string().max(500).optional(),
  value: z.unknown().optional(),
});

/** A change of parts (RFC 7644 §3.5.2). */
export const scimPatchSchema = z.object({ Operations: z.array(operationSchema).min(1).max(100) });
type Operation = z.infer<typeof operationSchema>;

/** Parts that a user may change: where a directory writes them, and what they are here. */
const userPaths: Readonly<Record<string, string>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  active: 'active',
  name: 'name',
  'name.formatted': 'name.formatted',
  'name.givenname': 'name.givenName',
  'name.familyname': 'name.familyName',
  emails: 'emails',
};
const EMAIL_VALUE = /^emails\[[^\]]*\]\.value$/i;
const MEMBER = /^members\[\s*value\s+eq\s+"([^"]+)"\s*\]$/i;

type Resource = Record<string, unknown>;

/** The user after the changes. Unknown paths are ignored: directories write more fields than are stored. */
export function patchUser(user: Resource, operations: readonly Operation[]): Resource {
  let current = user;
  for (const { op, path, value } of operations) {
    for (const [name, part] of path === undefined ? partsOf(op, value) : [[path, value] as const]) {
      current = patchPart(current, name, op === 'remove' ? undefined : part);
    }
  }
  return current;
}

/** Without a path the value holds the parts by their names, some of them with dots. */
function partsOf(op: Operation['op'], value: unknown): [string, unknown][] {
  if (op === 'remove' || !isObject(value)) return refusePath();
  return Object.entries(value);
}

function patchPart(user: Resource, path: string, value: unknown): Resource {
  if (EMAIL_VALUE.test(path)) return { ...user, emails: [{ value, primary: true }] };
  const known = userPaths[path.toLowerCase()];
  return known ? write(user, known, value) : user;
}

/** Writes a part; sub-attributes that the value leaves out stay (RFC 7644 §3.5.2.3). */
function write(resource: Resource, path: string, value: unknown): Resource {
  const [first = '', second] = path.split('.');
  const part = second === undefined ? value : { [second]: value };
  return { ...resource, [first]: isObject(part) ? { ...Object(resource[first]), ...part } : part };
}

/** What becomes of a group's name and members. */
export interface PatchedGroup {
  displayName: string;
  externalId: string;
  members: readonly { value: string }[];
}

const membersSchema = z.array(z.object({ value: z.string().max(200) })).max(10_000);
const groupValueSchema = z.object({
  displayName: z.string().trim().min(1).max(200).optional(),
  externalId: z.string().max(200).optional(),
  members: membersSchema.optional(),
});

/** The group after the changes. */
export function patchGroup(group: PatchedGroup, operations: readonly Operation[]): PatchedGroup {
  let current = group;
  for (const operation of operations) current = patchGroupOnce(current, operation);
  return current;
}

function patchGroupOnce(group: PatchedGroup, { op, path = '', value }: Operation): PatchedGroup {
  const [, memberId] = MEMBER.exec(path) ?? [];
  if (memberId !== undefined) return op === 'remove' ? without(group, [{ value: memberId }]) : refusePath();
  const part = groupValueSchema.safeParse(path === '' ? value : { [groupPathOf(path)]: value });
  if (op === 'remove') return removeMembers(group, path, part.data?.members);
  if (!part.success) return refusePath();
  const { members, ...names } = part.data;
  const existing = op === 'add' ? group.members : [];
  return { ...group, ...names, ...(members && { members: [...existing, ...members] }) };
}

/** Those that are named, or all of them. */
function removeMembers(
  group: PatchedGroup,
  path: string,
  gone: readonly { value: string }[] | undefined,
): PatchedGroup {
  if (path.toLowerCase() !== 'members') return refusePath();
  return gone ? without(group, gone) : { ...group, members: [] };
}

function groupPathOf(path: string): string {
  return (
    ['displayName', 'externalId', 'members'].find((name) => name.toLowerCase() === path.toLowerCase()) ?? refusePath()
  );
}

function without(group: PatchedGroup, gone: readonly { value: string }[]): PatchedGroup {
  const ids = new Set(gone.map(({ value }) => value));
  return { ...group, members: group.members.filter(({ value }) => !ids.has(value)) };
}

function refusePath(): never {
  return refuseScim(400, errorCodes.invalidRequest, 'This part cannot be changed like that.', 'invalidPath');
}
