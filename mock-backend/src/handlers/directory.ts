import {
  createDirectoryConnectionRequestSchema,
  createdDirectoryConnectionSchema,
  type DirectoryConnection,
  deleteDirectoryConnectionRequestSchema,
  directoryUserCountSchema,
  emptyResponseSchema,
  errorCodes,
  listDirectoryConnectionsResponseSchema,
  updateDirectoryConnectionRequestSchema,
} from '@portico/sdk/contract';
import type { DirectoryConnectionRow, DirectoryUserRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { removeGroups, syncGroups } from './rules/directory/directory-groups';
import { bringIntoTeam, dropFromTeam, release } from './rules/directory/directory-members';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';

const TOKEN_LENGTH = 48;

const sourceNames: Record<DirectoryConnectionRow['source'], string> = {
  frontegg: 'Portico',
  okta: 'Okta',
  'azure-ad': 'Microsoft Entra ID',
  other: 'Directory',
};

async function listConnections(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, context.db.directoryConnections.listBy('tenantId', tenant.id).map(toConnection));
}

async function createConnection(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const body = context.read(createDirectoryConnectionRequestSchema);
  const connectionName = body.connectionName || sourceNames[body.source];
  refuseTakenName(context, tenant.id, connectionName);
  const { id, token } = context.db.directoryConnections.insert({
    id: context.ids.uuid(),
    tenantId: tenant.id,
    connectionName,
    source: body.source,
    syncToUserManagement: body.syncToUserManagement ?? true,
    token: context.ids.token(TOKEN_LENGTH),
    createdAt: isoAfter(context, 0),
    lastSync: null,
  });
  return context.reply(201, { id, connectionName, token });
}

async function updateConnection(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const before = findConnection(context, await context.caller());
  const { syncToUserManagement = before.syncToUserManagement } = context.read(updateDirectoryConnectionRequestSchema);
  const entries = context.db.directoryUsers.listBy('connectionId', before.id);
  if (syncToUserManagement) bringAll(context, before, entries);
  else dropFromTeam(context, before, entries);
  syncGroups(context, context.db.directoryConnections.update(before.id, { syncToUserManagement }));
  return context.reply(200, {});
}

async function deleteConnection(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const connection = findConnection(context, await context.caller());
  const { deleteAll } = context.read(deleteDirectoryConnectionRequestSchema);
  const { db } = context;
  const entries = db.directoryUsers.listBy('connectionId', connection.id);
  if (deleteAll) dropFromTeam(context, connection, entries);
  else for (const entry of entries) release(context, connection, entry);
  removeGroups(context, connection, deleteAll);
  for (const { id } of entries) db.directoryUsers.remove(id);
  db.directoryConnections.remove(connection.id);
  return context.reply(200, {});
}

async function countUsers(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const { id } = findConnection(context, await context.caller());
  return context.reply(200, { count: context.db.directoryUsers.listBy('connectionId', id).length });
}

function bringAll(context: Context, connection: DirectoryConnectionRow, entries: readonly DirectoryUserRow[]): void {
  for (const entry of entries) {
    context.db.directoryUsers.update(entry.id, { userId: bringIntoTeam(context, connection, entry) });
  }
}

/** @throws {Refusal} 404: a connection of another tenant is none. */
function findConnection(context: HandlerContext<'id'>, { tenant }: Caller): DirectoryConnectionRow {
  const connection = context.db.directoryConnections.find(context.params.id);
  if (connection?.tenantId === tenant.id) return connection;
  return refuse(context, 404, errorCodes.notFound, 'There is no such connection.', { kind: 'connection' });
}

function refuseTakenName(context: Context, tenantId: string, name: string): void {
  const connections = context.db.directoryConnections.listBy('tenantId', tenantId);
  const taken = connections.some((row) => row.connectionName.toLowerCase() === name.toLowerCase());
  if (taken) refuse(context, 409, errorCodes.alreadyExists, 'Another connection has this name.', { field: 'name' });
}

/** Without its token: that was shown when it was made. */
function toConnection({ tenantId: _, token: __, ...connection }: DirectoryConnectionRow): DirectoryConnection {
  return connection;
}

const { readDirectories, changeDirectories, deleteDirectories } = permissionKeys;

/** Directories that write users into a tenant (portal spec §7 "SSO and directory"). */
export const directoryRoutes = [
  route('GET /directory/resources/v1/configurations/scim2', listConnections, {
    permission: readDirectories,
    answer: listDirectoryConnectionsResponseSchema,
  }),
  route('POST /directory/resources/v1/configurations/scim2', createConnection, {
    permission: changeDirectories,
    answer: createdDirectoryConnectionSchema,
    record: recordAs('directory.changed', textInBody('connectionName', 'source')),
  }),
  route('PATCH /directory/resources/v1/configurations/scim2/{id}', updateConnection, {
    permission: changeDirectories,
    answer: emptyResponseSchema,
    record: recordAs('directory.changed', nameOfRow('directoryConnections', 'id')),
  }),
  route('DELETE /directory/resources/v1/configurations/scim2/{id}', deleteConnection, {
    permission: deleteDirectories,
    answer: emptyResponseSchema,
    record: recordAs('directory.changed', nameOfRow('directoryConnections', 'id')),
  }),
  route('GET /directory/resources/scim/temp/{id}/Users/count', countUsers, {
    permission: readDirectories,
    answer: directoryUserCountSchema,
  }),
];
