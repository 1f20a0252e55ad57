import { errorCodes } from '@portico/sdk/contract';
import { z } from 'zod';
import type { DirectoryConnectionRow, DirectoryGroupRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { removeGroup, syncGroup } from './rules/directory/directory-groups';
import { type PatchedGroup, patchGroup, scimPatchSchema } from './rules/directory/scim-patch';
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
type OfGroup = HandlerContext<'connectionId' | 'groupId'>;

const groupSchema = z.object({
  displayName: z.string().trim().min(1).max(200),
  externalId: z.string().max(200).nullish(),
  members: z
    .array(z.object({ value: z.string().max(200) }))
    .max(10_000)
    .nullish(),
});

function listGroups(context: OfConnection): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const filter = readFilter(context);
  const groups = context.db.directoryGroups.listBy('connectionId', connection.id);
  const found = filter ? groups.filter((group) => matches(group, filter.attribute, filter.value)) : groups;
  return pageOf(
    context,
    found.map((group) => toScimGroup(context, group)),
  );
}

function getGroup(context: OfGroup): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  return context.reply(200, toScimGroup(context, findGroup(context, connection)));
}

function createGroup(context: OfConnection): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const { displayName, externalId, members } = readScim(context, groupSchema);
  refuseTakenName(context, connection, displayName);
  const memberIds = memberIdsOf(context, connection, members ?? []);
  const now = isoAfter(context, 0);
  const group = context.db.directoryGroups.insert({
    id: context.ids.uuid(),
    tenantId: connection.tenantId,
    connectionId: connection.id,
    externalId: externalId ?? '',
    displayName,
    memberIds,
    groupId: null,
    createdAt: now,
    updatedAt: now,
  });
  return written(context, connection, group, 201);
}

function replaceGroup(context: OfGroup): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const group = findGroup(context, connection);
  const { displayName, externalId, members } = readScim(context, groupSchema);
  return change(context, connection, group, { displayName, externalId: externalId ?? '', members: members ?? [] });
}

function updateGroup(context: OfGroup): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  const group = findGroup(context, connection);
  const { Operations } = readScim(context, scimPatchSchema);
  const members = group.memberIds.map((value) => ({ value }));
  return change(context, connection, group, patchGroup({ ...group, members }, Operations));
}

function deleteGroup(context: OfGroup): HandlerReply {
  const connection = connectionOf(context, context.params.connectionId);
  removeGroup(context, findGroup(context, connection), true);
  noteSync(context, connection);
  return context.reply(204);
}

function change(
  context: Context,
  connection: DirectoryConnectionRow,
  group: DirectoryGroupRow,
  { displayName, externalId, members }: PatchedGroup,
): HandlerReply {
  refuseTakenName(context, connection, displayName, group.id);
  const memberIds = memberIdsOf(context, connection, members);
  const changes = { displayName, externalId, memberIds, updatedAt: isoAfter(context, 0) };
  return written(context, connection, context.db.directoryGroups.update(group.id, changes), 200);
}

function written(context: Context, connection: DirectoryConnectionRow, group: DirectoryGroupRow, status: number) {
  syncGroup(context, connection, group);
  noteSync(context, connection);
  return context.reply(status, toScimGroup(context, group));
}

/** @throws {Refusal} 400: members are users of the same directory. */
function memberIdsOf(
  context: Context,
  { id }: DirectoryConnectionRow,
  members: readonly { value: string }[],
): string[] {
  const ids = [...new Set(members.map(({ value }) => value))];
  const stranger = ids.find((memberId) => context.db.directoryUsers.find(memberId)?.connectionId !== id);
  if (stranger === undefined) return ids;
  return refuseScim(400, errorCodes.invalidRequest, 'members: not a user of this directory.', 'invalidValue');
}

/** @throws {Refusal} 409 `uniqueness`. */
function refuseTakenName(context: Context, { id }: DirectoryConnectionRow, displayName: string, own?: string): void {
  const others = context.db.directoryGroups.listBy('connectionId', id).filter((group) => group.id !== own);
  if (!others.some((group) => group.displayName.toLowerCase() === displayName.toLowerCase())) return;
  refuseScim(409, errorCodes.alreadyExists, 'The directory has this group already.', 'uniqueness');
}

/** @throws {Refusal} 404. */
function findGroup(context: OfGroup, { id }: DirectoryConnectionRow): DirectoryGroupRow {
  const group = context.db.directoryGroups.find(context.params.groupId);
  if (group?.connectionId === id) return group;
  return refuseScim(404, errorCodes.notFound, 'There is no such group.');
}

function matches({ id, displayName, externalId }: DirectoryGroupRow, attribute: string, value: string): boolean {
  const texts: Readonly<Record<string, string>> = { id, displayname: displayName, externalid: externalId };
  return texts[attribute]?.toLowerCase() === value.toLowerCase();
}

function toScimGroup(context: Context, group: DirectoryGroupRow) {
  const { id, connectionId, displayName, externalId, memberIds, createdAt, updatedAt } = group;
  const members = memberIds.flatMap((value) => {
    const user = context.db.directoryUsers.find(value);
    return user ? [{ value, display: user.name }] : [];
  });
  const location = toShownAddress(context, `${SCIM_PATH}/${connectionId}/Groups/${id}`);
  return {
    schemas: [scimSchemas.group],
    id,
    ...(externalId && { externalId }),
    displayName,
    members,
    meta: { resourceType: 'Group', created: createdAt, lastModified: updatedAt, location },
  };
}

/** What directories ask before they write (RFC 7643 §5). */
function getProviderConfiguration(context: OfConnection): HandlerReply {
  connectionOf(context, context.params.connectionId);
  const [on, off] = [{ supported: true }, { supported: false }];
  return context.reply(200, {
    schemas: [scimSchemas.provider],
    patch: on,
    bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
    filter: { ...on, maxResults: 100 },
    changePassword: off,
    sort: off,
    etag: off,
    authenticationSchemes: [
      { type: 'oauthbearertoken', name: 'Token of the connection', description: 'Shown when the connection is made.' },
    ],
  });
}

/** The groups that directories write (RFC 7643 §4.2, RFC 7644 §3). */
export const scimGroupRoutes = [
  route('GET /directory/resources/scim/v2.0/{connectionId}/Groups', listGroups),
  route('POST /directory/resources/scim/v2.0/{connectionId}/Groups', createGroup),
  route('GET /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}', getGroup),
  route('PUT /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}', replaceGroup),
  route('PATCH /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}', updateGroup),
  route('DELETE /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}', deleteGroup),
  route('GET /directory/resources/scim/v2.0/{connectionId}/ServiceProviderConfig', getProviderConfiguration),
];
