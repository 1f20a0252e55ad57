import * as api from '../../../api/tokens';
import type { CreateTenantTokenRequest } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import type { TokenOwner } from './token-owner';

/** Kind of a token (portal spec §3 "API token"). */
export type TokenType = 'accessToken' | 'clientCredentials';

/** A token of either kind, without its secret. */
export interface ApiToken {
  /** The client id of client credentials. */
  id: string;
  type: TokenType;
  description: string;
  createdAt?: string | undefined;
  /** Absent if it never expires. */
  expires?: string | undefined;
  roleIds: readonly string[];
  createdByUserId?: string | undefined;
}

/** A token to create. */
export interface TokenDraft {
  type: TokenType;
  description: string;
  /** `null` for a token that never expires. */
  expiresInMinutes: number | null;
  /** Ignored for the user's own tokens: they have the user's permissions. */
  roleIds: string[];
}

const calls = {
  user: {
    accessToken: {
      list: async (http: HttpClient) => (await api.listMyAccessTokens(http)).accessTokens,
      create: (http: HttpClient, { roleIds: _, ...body }: CreateTenantTokenRequest) =>
        api.createMyAccessToken(http, body),
      remove: api.deleteMyAccessToken,
    },
    clientCredentials: {
      list: api.listMyApiTokens,
      create: (http: HttpClient, { roleIds: _, ...body }: CreateTenantTokenRequest) => api.createMyApiToken(http, body),
      remove: api.deleteMyApiToken,
    },
  },
  tenant: {
    accessToken: {
      list: async (http: HttpClient) => (await api.listTenantAccessTokens(http)).accessTokens,
      create: api.createTenantAccessToken,
      remove: api.deleteTenantAccessToken,
    },
    clientCredentials: {
      list: api.listTenantApiTokens,
      create: api.createTenantApiToken,
      remove: api.deleteTenantApiToken,
    },
  },
} as const;

/** What the service tells about a token of either kind. */
interface ServiceToken {
  id?: string;
  clientId?: string | undefined;
  description?: string | undefined;
  createdAt?: string | undefined;
  expires?: string | undefined;
  roleIds?: string[] | undefined;
  createdByUserId?: string | undefined;
}

/** Lists the tokens of both kinds, newest first. */
export async function listTokens(http: HttpClient, owner: TokenOwner): Promise<ApiToken[]> {
  const { accessToken, clientCredentials } = calls[owner];
  const [accessTokens, credentials] = await Promise.all([accessToken.list(http), clientCredentials.list(http)]);
  return newestFirst([
    ...accessTokens.map((token) => toToken('accessToken', token)),
    ...credentials.map((token) => toToken('clientCredentials', token)),
  ]);
}

/** Creates a token; only this answer contains its secret. */
export async function createToken(
  http: HttpClient,
  owner: TokenOwner,
  { type, ...body }: TokenDraft,
): Promise<{ token: ApiToken; secret: string }> {
  const answer = await calls[owner][type].create(http, body);
  return { token: toToken(type, answer), secret: answer.secret ?? '' };
}

/** Removes a token: what uses it is refused from now on. */
export async function removeToken(http: HttpClient, owner: TokenOwner, { type, id }: ApiToken): Promise<void> {
  await calls[owner][type].remove(http, id);
}

/** The answer to a creation is read in parts, so that its secret does not reach the list. */
function toToken(type: TokenType, answer: ServiceToken): ApiToken {
  const { id, clientId, description = '', createdAt, expires, roleIds = [], createdByUserId } = answer;
  return { type, id: clientId ?? id ?? '', description, createdAt, expires, roleIds, createdByUserId };
}

function newestFirst(tokens: ApiToken[]): ApiToken[] {
  return tokens.sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
}
