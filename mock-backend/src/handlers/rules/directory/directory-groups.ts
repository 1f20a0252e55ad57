import type { Database } from '../../../db/database';
import type { DirectoryConnectionRow, DirectoryGroupRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';

/** Brings the groups of a connection into the team, or takes them out when the connection keeps to itself. */
export function syncGroups(context: Context, connection: DirectoryConnectionRow): void {
  for (const group of context.db.directoryGroups.listBy('connectionId', connection.id)) {
    syncGroup(context, connection, group);
  }
}

/** Brings a group into the team as its directory has it, with the roles that its name is mapped to. */
export function syncGroup(context: Context, connection: DirectoryConnectionRow, entry: DirectoryGroupRow): void {
  const { db } = context;
  const current = entry.groupId === null ? undefined : db.groups.find(entry.groupId);
  if (!connection.syncToUserManagement) {
    if (current) db.groups.remove(current.id);
    db.directoryGroups.update(entry.id, { groupId: null });
    return;
  }
  const { id } = current ?? insertGroup(context, connection);
  db.directoryGroups.update(entry.id, { groupId: id });
  db.groups.update(id, {
    name: freeName(db, connection, entry.displayName, id),
    roleIds: mappedRoles(db, entry),
    userIds: entry.memberIds.flatMap((memberId) => db.directoryUsers.find(memberId)?.userId ?? []),
  });
}

/** Gives the groups of all directories of a tenant the roles that their names are mapped to now. */
export function syncMappedRoles({ db }: Context, tenantId: string): void {
  for (const entry of db.directoryGroups.listBy('tenantId', tenantId)) {
    if (entry.groupId !== null && db.groups.find(entry.groupId)) {
      db.groups.update(entry.groupId, { roleIds: mappedRoles(db, entry) });
    }
  }
}

/** Forgets one group; the team's own goes with it unless it is to stay under the portal's care. */
export function removeGroup({ db }: Context, { id, groupId }: DirectoryGroupRow, withTeams: boolean): void {
  const group = groupId === null ? undefined : db.groups.find(groupId);
  if (group && withTeams) db.groups.remove(group.id);
  else if (group) db.groups.update(group.id, { managedBy: 'frontegg' });
  db.directoryGroups.remove(id);
}

/** Forgets all groups of a connection. */
export function removeGroups(context: Context, { id }: DirectoryConnectionRow, withTeams: boolean): void {
  for (const entry of context.db.directoryGroups.listBy('connectionId', id)) removeGroup(context, entry, withTeams);
}

/** Removes a user from the groups of their directory. */
export function leaveDirectoryGroups(context: Context, connection: DirectoryConnectionRow, memberId: string): void {
  for (const entry of context.db.directoryGroups.listBy('connectionId', connection.id)) {
    if (!entry.memberIds.includes(memberId)) continue;
    const memberIds = entry.memberIds.filter((other) => other !== memberId);
    syncGroup(context, connection, context.db.directoryGroups.update(entry.id, { memberIds }));
  }
}

function insertGroup(context: Context, { tenantId, connectionName }: DirectoryConnectionRow) {
  return context.db.groups.insert({
    id: context.ids.uuid(),
    tenantId,
    name: '',
    description: `From ${connectionName}`,
    color: null,
    metadata: null,
    roleIds: [],
    userIds: [],
    managedBy: 'scim2',
    createdAt: isoAfter(context, 0),
  });
}

/** A team has each name once, and was there first. */
function freeName(
  db: Database,
  { tenantId, connectionName }: DirectoryConnectionRow,
  name: string,
  own: string,
): string {
  const others = db.groups.listBy('tenantId', tenantId).filter(({ id }) => id !== own);
  const isTaken = others.some((group) => group.name.toLowerCase() === name.toLowerCase());
  return isTaken ? `${name} (${connectionName})` : name;
}

/** Directories and sign-in share the mapping of groups to roles. */
function mappedRoles(db: Database, { tenantId, displayName }: DirectoryGroupRow): string[] {
  const mappings = db.ssoGroups.listBy('tenantId', tenantId).filter(({ group }) => group === displayName);
  return [...new Set(mappings.flatMap(({ roleIds }) => roleIds))];
}
