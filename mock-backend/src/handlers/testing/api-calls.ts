import { readdirSync } from 'node:fs';
import type { Call, HttpClient } from '../../../../sdk/src/core/http-client';

/** A function of the SDK that makes one call of the service. */
export type ApiFunction = (http: HttpClient, ...args: unknown[]) => Promise<unknown>;

/** Arguments of the functions that look at them; any text serves the others. */
const specialArguments: Record<string, unknown[]> = {
  listRolesOfUsers: [['id']],
  listGroupsOfUsers: [['id']],
  getHierarchyMetadata: [['id']],
  listApplicationsOfUsers: [['id']],
  listUsersOfApplications: [['id']],
  listApplications: [['id']],
  inviteUser: [{}],
  updateMember: [{ id: 'id' }],
  uploadProfilePicture: [new Blob(['picture'])],
};

const folder = new URL('../../../../sdk/src/api/', import.meta.url);

/** Every function of `sdk/src/api`, with its name. */
export async function readApiFunctions(): Promise<[string, ApiFunction][]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules: Record<string, ApiFunction>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return modules.flatMap((module) => Object.entries(module));
}

/**
 * The call that a function makes.
 *
 * @throws {Error} unless it makes exactly one.
 */
export async function callOf(name: string, apiFunction: ApiFunction): Promise<Call> {
  const calls: Call[] = [];
  const http: HttpClient = {
    send: async <T>(call: Call) => {
      calls.push(call);
      // An empty answer of some calls is an error to their functions.
      return (call.answer === 'text' ? '' : { ip: '203.0.113.1' }) as T;
    },
    cancelledBy: () => http,
  };
  await apiFunction(http, ...(specialArguments[name] ?? ['id', {}]));
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error(`${name} makes ${calls.length} calls instead of one.`);
  return call;
}
