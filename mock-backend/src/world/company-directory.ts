import type { DirectoryPerson, World, WorldReply } from '../core/types';
import type { Database } from '../db/database';

/** Origin of the world's service: requests don't leave the world. */
const SCIM = 'https://identity.portico.test/directory/resources/scim/v2.0';

interface Resource {
  id: string;
  displayName: string;
  members?: { value: string }[];
}

/** Simulates the directory of a company, which writes by SCIM 2.0 with the token of its connection. */
export function createCompanyDirectory(database: () => Database, answer: World['answer']): World['directory'] {
  async function send(connectionId: string, method: string, path: string, content?: unknown): Promise<unknown> {
    const connection = database().directoryConnections.find(connectionId);
    if (!connection) throw new Error(`There is no connection ${connectionId}.`);
    const headers = { authorization: `Bearer ${connection.token}`, 'content-type': 'application/scim+json' };
    const body = content === undefined ? null : new TextEncoder().encode(JSON.stringify(content));
    return read(await answer({ method, url: `${SCIM}/${connectionId}/${path}`, headers, body }));
  }

  async function find(connectionId: string, kind: string, attribute: string, value: string) {
    const filter = encodeURIComponent(`${attribute} eq "${value}"`);
    const { Resources } = (await send(connectionId, 'GET', `${kind}?filter=${filter}`)) as { Resources: Resource[] };
    return Resources[0];
  }

  async function pushUser(connectionId: string, { email, name, active = true }: DirectoryPerson): Promise<Resource> {
    const known = await find(connectionId, 'Users', 'userName', email);
    const user = { userName: email, displayName: name ?? known?.displayName ?? email, active };
    const [method, path] = known ? ['PUT', `Users/${known.id}`] : ['POST', 'Users'];
    return (await send(connectionId, method ?? '', path ?? '', user)) as Resource;
  }

  /** Adds the user to the named groups and removes the user from all others. */
  async function pushGroups(connectionId: string, userId: string, names: readonly string[]): Promise<void> {
    for (const displayName of names) {
      const group = await find(connectionId, 'Groups', 'displayName', displayName);
      if (!group) await send(connectionId, 'POST', 'Groups', { displayName, members: [{ value: userId }] });
      else if (!group.members?.some(({ value }) => value === userId)) {
        await change(connectionId, group.id, { op: 'add', path: 'members', value: [{ value: userId }] });
      }
    }
    const { Resources } = (await send(connectionId, 'GET', 'Groups')) as { Resources: Resource[] };
    for (const { id, displayName, members = [] } of Resources) {
      if (names.includes(displayName) || !members.some(({ value }) => value === userId)) continue;
      await change(connectionId, id, { op: 'remove', path: `members[value eq "${userId}"]` });
    }
  }

  function change(connectionId: string, groupId: string, operation: object): Promise<unknown> {
    return send(connectionId, 'PATCH', `Groups/${groupId}`, { Operations: [operation] });
  }

  return {
    connections: () =>
      database()
        .directoryConnections.list()
        .map(({ id, tenantId, connectionName, source }) => ({ id, tenantId, connectionName, source })),
    push: async (connectionId, person) => {
      const { id } = await pushUser(connectionId, person);
      if (person.groups) await pushGroups(connectionId, id, person.groups);
    },
    remove: async (connectionId, email) => {
      const known = await find(connectionId, 'Users', 'userName', email);
      if (!known) throw new Error(`The directory does not have ${email}.`);
      await send(connectionId, 'DELETE', `Users/${known.id}`);
    },
  };
}

function read({ status, body }: WorldReply): unknown {
  const value: unknown = typeof body === 'string' && body !== '' ? JSON.parse(body) : {};
  if (status < 300) return value;
  const { errors } = value as { errors?: string[] };
  throw new Error(errors?.[0] ?? `The service answered ${status}.`);
}
