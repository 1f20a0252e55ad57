import { emailSchema, errorCodes } from '@portico/sdk/contract';
import { z } from 'zod';
import type { DirectoryConnectionRow, DirectoryUserRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { leaveDirectoryGroups, syncGroups } from './rules/directory/directory-groups';
import { bringIntoTeam, dropFromTeam } from './rules/directory/directory-members';
import { patchUser, scimPatchSchema } from './rules/directory/scim-patch';
import {
  connectionOf,
  noteSync,
  pageOf,
  readFilter,
  readScim,
  refuseScim,
  SCIM_PATH,
  scimSchemas,
} from './rules/directory/scim-request';
import { toShownAddress } from './rules/hosted-login/service-addresses';

type OfConnection = HandlerContext<'connectionId'>;
type OfUser = HandlerContext<'connectionId' | 'userId'>;

const textSchema = z.string().trim().max(320);
/** Some directories write truth as a text. */
const activeSchema = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);
const userSchema = z.object({
  userName: textSchema.min(1),
  externalId: z.string().max(200).nullish(),
  displayName: textSchema.nullish(),
  name: z
    .object({ formatted: textSchema.nullish(), givenName: textSchema.nullish(), familyName: textSchema.nullish() })
    .nullish(),
  emails: z
    .array(z.object({ value: textSchema.nullish(), primary: activeSchema.nullish() }))
    .max(20)
    .nullish(),
  active: activeSchema.nullish(),
});
type ScimUser = z.infer<typeof userSchema>;

function listUsers(context: OfConnection): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const filter = readFilter(context);
  const entries = context.db.directoryUsers.listBy('connectionId', connection.id);
  const found = filter ? entries.filter((entry) => matches(entry, filter.attribute, filter.value)) : entries;
  return pageOf(
    context,
    found.map((entry) => toScimUser(context, entry)),
  );
}

function getUser(context: OfUser): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  return context.reply(200, toScimUser(context, findEntry(context, connection)));
}

function createUser(context: OfConnection): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const fields = fieldsOf(readScim(context, userSchema));
  refuseTakenName(context, connection, fields);
  const now = isoAfter(context, 0);
  const { id: connectionId, tenantId } = connection;
  const common = { id: context.ids.uuid(), tenantId, connectionId, userId: null, createdAt: now, updatedAt: now };
  const entry = { ...common, ...fields };
  const userId = memberFor(context, connection, entry);
  noteSync(context, connection);
  return context.reply(201, toScimUser(context, context.db.directoryUsers.insert({ ...entry, userId })));
}

function replaceUser(context: OfUser): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  return change(context, connection, findEntry(context, connection), readScim(context, userSchema));
}

function updateUser(context: OfUser): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const entry = findEntry(context, connection);
  const { Operations } = readScim(context, scimPatchSchema);
  // Names that are put together would hide the part of them that changes.
  const { displayName: _, name, ...parts } = toScimUser(context, entry);
  const { givenName, familyName } = name;
  const parsed = userSchema.safeParse(patchUser({ ...parts, name: { givenName, familyName } }, Operations));
  if (parsed.success) return change(context, connection, entry, parsed.data);
  return refuseScim(400, errorCodes.invalidRequest, 'The changes do not fit a user.', 'invalidValue');
}

function deleteUser(context: OfUser): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const entry = findEntry(context, connection);
  dropFromTeam(context, connection, [entry]);
  leaveDirectoryGroups(context, connection, entry.id);
  context.db.directoryUsers.remove(entry.id);
  noteSync(context, connection);
  return context.reply(204);
}

/** What the team refuses leaves the entry as it was. */
function change(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow, body: ScimUser) {
  const fields = fieldsOf(body);
  refuseTakenName(context, connection, fields, entry.id);
  const userId = memberFor(context, connection, { ...entry, ...fields });
  const changes = { ...fields, userId, updatedAt: isoAfter(context, 0) };
  const saved = context.db.directoryUsers.update(entry.id, changes);
  if (userId !== entry.userId) syncGroups(context, connection);
  noteSync(context, connection);
  return context.reply(200, toScimUser(context, saved));
}

function memberFor(context: Context, connection: DirectoryConnectionRow, entry: DirectoryUserRow): string | null {
  return connection.syncToUserManagement ? bringIntoTeam(context, connection, entry) : entry.userId;
}

/** An entry has the address it is called by, unless it says another. */
function fieldsOf({ userName, externalId, displayName, name, emails, active }: ScimUser) {
  const main = emails?.find(({ primary }) => primary) ?? emails?.[0];
  const email = (main?.value || userName).toLowerCase();
  if (!emailSchema.safeParse(email).success) {
    return refuseScim(400, errorCodes.invalidRequest, 'emails: an e-mail address is needed.', 'invalidValue');
  }
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  const shown = name?.formatted || displayName || parts || email;
  return { email, userName, name: shown, externalId: externalId ?? '', active: active ?? true };
}

/** @throws {Refusal} 409 `uniqueness`: a directory has each name and each address once. */
function refuseTakenName(
  context: Context,
  { id }: DirectoryConnectionRow,
  { userName, email }: Pick<DirectoryUserRow, 'userName' | 'email'>,
  own?: string,
): void {
  const others = context.db.directoryUsers.listBy('connectionId', id).filter((entry) => entry.id !== own);
  const isTaken = others.some(
    (entry) => entry.userName.toLowerCase() === userName.toLowerCase() || entry.email === email,
  );
  if (isTaken) refuseScim(409, errorCodes.alreadyExists, 'The directory has this user already.', 'uniqueness');
}

/** @throws {Refusal} 404. */
function findEntry(context: OfUser, { id }: DirectoryConnectionRow): DirectoryUserRow {
  const entry = context.db.directoryUsers.find(context.params.userId);
  if (entry?.connectionId === id) return entry;
  return refuseScim(404, errorCodes.notFound, 'There is no such user.');
}

function matches(entry: DirectoryUserRow, attribute: string, value: string): boolean {
  const texts: Readonly<Record<string, string>> = {
    id: entry.id,
    username: entry.userName,
    externalid: entry.externalId,
    displayname: entry.name,
    'emails.value': entry.email,
  };
  return texts[attribute]?.toLowerCase() === value.toLowerCase();
}

function toScimUser(context: Context, entry: DirectoryUserRow) {
  const { id, connectionId, userName, name, email, externalId, active, createdAt, updatedAt } = entry;
  const [, givenName = name, familyName = ''] = /^(\S+)\s+(.*)$/.exec(name) ?? [];
  const groups = context.db.directoryGroups.listBy('connectionId', connectionId);
  const location = toShownAddress(context, `${SCIM_PATH}/${connectionId}/Users/${id}`);
  return {
    schemas: [scimSchemas.user],
    id,
    ...(externalId && { externalId }),
    userName,
    displayName: name,
    name: { formatted: name, givenName, familyName },
    emails: [{ value: email, primary: true }],
    active,
    groups: groups.flatMap((group) =>
      group.memberIds.includes(id) ? [{ value: group.id, display: group.displayName }] : [],
    ),
    meta: { resourceType: 'User', created: createdAt, lastModified: updatedAt, location },
  };
}

/** The users that directories write (RFC 7643 §4.1, RFC 7644 §3). */
export const scimUserRoutes = [
  route('GET /directory/resources/scim/v2.0/{connectionId}/Users', listUsers),
  route('POST /directory/resources/scim/v2.0/{connectionId}/Users', createUser),
  route('GET /directory/resources/scim/v2.0/{connectionId}/Users/{userId}', getUser),
  route('PUT /directory/resources/scim/v2.0/{connectionId}/Users/{userId}', replaceUser),
  route('PATCH /directory/resources/scim/v2.0/{connectionId}/Users/{userId}', updateUser),
  route('DELETE /directory/resources/scim/v2.0/{connectionId}/Users/{userId}', deleteUser),
];
