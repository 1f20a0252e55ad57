import type { World } from '@portico/mock-backend';
import type { ListMembersResponse, UserEntitlements, UserProfile } from '@portico/sdk/contract';
import { HttpResponse } from 'msw';

/** Any address: a world answers at all of them. */
const SERVICE = 'https://identity.portico.test';

/** The user who calls the host's own API, as the service knows them. */
export interface Caller {
  user: UserProfile;
  entitlements: UserEntitlements;
  /** Calls the service as this user. A refusal of the service is thrown as the answer to the user. */
  ask<Answer>(path: string, method?: string, body?: object): Promise<Answer>;
}

/**
 * Finds out who calls, as the backend of a host does: it hands the access token on to the service.
 *
 * @throws {Response} with status 401 when the token is missing or invalid.
 */
export async function callerOf(world: World, { headers }: Request): Promise<Caller> {
  const ask = askAs(world.connect().transport, headers.get('authorization') ?? '');
  const [user, entitlements] = await Promise.all([
    ask<UserProfile>('/identity/resources/users/v2/me'),
    ask<UserEntitlements>('/entitlements/api/v2/user-entitlements'),
  ]);
  return { user, entitlements, ask };
}

/** Calls of the service with an access token. */
export function askAs(transport: (request: Request) => Promise<Response>, authorization: string): Caller['ask'] {
  return async (path, method = 'GET', body) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const request = new Request(SERVICE + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await transport(request);
    if (!response.ok) throw HttpResponse.json({ message: 'The identity service refuses this.' }, response);
    return response.json();
  };
}

/** One page of the caller's team, from page 0. */
export function listMembers({ ask }: Caller, page: number, pageSize: number): Promise<ListMembersResponse> {
  return ask(`/team/resources/members/v1?pageOffset=${page}&pageSize=${pageSize}&sortBy=name`);
}

export function isEntitledTo({ entitlements }: Caller, feature: string): boolean {
  const plan = planIdOf(entitlements);
  return entitlements.features[feature]?.planIds.includes(plan) ?? false;
}

/** Id of the plan that the tenant has now. */
function planIdOf({ plans }: UserEntitlements): string {
  return Object.keys(plans).find((id) => plans[id]?.defaultTreatment === 'true') ?? '';
}
