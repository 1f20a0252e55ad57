import {
  createTenantTokenRequestSchema,
  createUserTokenRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listMyAccessTokensResponseSchema,
  listMyApiTokensResponseSchema,
  listTenantAccessTokensResponseSchema,
  listTenantApiTokensResponseSchema,
  type TenantAccessToken,
  type TenantApiToken,
  tenantAccessTokenSchema,
  tenantApiTokenSchema,
  type UserAccessToken,
  type UserApiToken,
  userAccessTokenSchema,
  userApiTokenSchema,
} from '@portico/sdk/contract';
import type { ApiTokenRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { ownerCalling } from './rules/sessions/impersonation';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles } from './rules/team/team-members';
import { present } from './rules/team/views';

const SECONDS_A_MINUTE = 60;
const SECRET_LENGTH = 48;
/** Portal spec §3 "API token": a simulated client id is this and a random UUID. */
const CLIENT_ID_PREFIX = 'CLIENT_ID_';

type Owner = 'user' | 'tenant';
type Kind = ApiTokenRow['kind'];

function listTokens(kind: Kind, owner: Owner) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const caller = await context.caller();
    const tokens = tokensOf(context, caller, kind, owner).map((row) => toToken(row, owner));
    return context.reply(200, kind === 'access' ? { accessTokens: tokens } : tokens);
  };
}

function createToken(kind: Kind, owner: Owner) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const caller = await ownerCalling(context);
    const { description, expiresInMinutes = null, roleIds } = readToken(context, owner);
    const roles = findGrantableRoles(context, caller, roleIds);
    const row = context.db.apiTokens.insert({
      id: kind === 'api' ? CLIENT_ID_PREFIX + context.ids.uuid() : context.ids.uuid(),
      kind,
      tenantId: caller.tenant.id,
      userId: owner === 'user' ? caller.user.id : null,
      createdByUserId: caller.user.id,
      description,
      secret: context.ids.token(SECRET_LENGTH),
      roleIds: roles.map((role) => role.id),
      createdAt: isoAfter(context, 0),
      expiresAt: expiresInMinutes === null ? null : isoAfter(context, expiresInMinutes * SECONDS_A_MINUTE),
    });
    return context.reply(201, { ...toToken(row, owner), secret: row.secret });
  };
}

function deleteToken(kind: Kind, owner: Owner) {
  return async (context: HandlerContext<'tokenId'>): Promise<HandlerReply> => {
    const tokens = tokensOf(context, await context.caller(), kind, owner);
    const token = tokens.find((row) => row.id === context.params.tokenId);
    if (!token) return refuse(context, 404, errorCodes.notFound, 'There is no such token.', { kind: 'token' });
    context.db.apiTokens.remove(token.id);
    return context.reply(200, {});
  };
}

function readToken(context: Context, owner: Owner) {
  if (owner === 'tenant') return context.read(createTenantTokenRequestSchema);
  return { ...context.read(createUserTokenRequestSchema), roleIds: [] };
}

/** The tokens of an owner in the active tenant. A user's token has the user's permissions in this tenant, in no other. */
function tokensOf({ db }: Context, { tenant, user }: Caller, kind: Kind, owner: Owner): ApiTokenRow[] {
  const ownerId = owner === 'user' ? user.id : null;
  return db.apiTokens.listBy('tenantId', tenant.id).filter((row) => row.kind === kind && row.userId === ownerId);
}

function toToken(row: ApiTokenRow, owner: Owner): UserAccessToken | TenantAccessToken | UserApiToken | TenantApiToken {
  const { id, kind, description, createdAt, expiresAt, roleIds, tenantId, createdByUserId } = row;
  const common = { description, createdAt, ...present({ expires: expiresAt }) };
  if (kind === 'access') return { id, ...common, ...(owner === 'tenant' && { roleIds }) };
  // Without `id`: a published store takes every token that has one for an access token and deletes it as such.
  return { ...common, clientId: id, ...(owner === 'tenant' && { tenantId, createdByUserId, roleIds }) };
}

const { readOwnTokens, createOwnTokens, deleteOwnTokens } = permissionKeys;
const { readTenantTokens, createTenantTokens, deleteTenantTokens } = permissionKeys;
const answer = emptyResponseSchema;

/** Tokens of users' and tenants' programs (portal spec §7 "Restrictions and policies"). */
export const tokenRoutes = [
  route('GET /identity/resources/users/access-tokens/v1', listTokens('access', 'user'), {
    permission: readOwnTokens,
    answer: listMyAccessTokensResponseSchema,
  }),
  route('POST /identity/resources/users/access-tokens/v1', createToken('access', 'user'), {
    permission: createOwnTokens,
    answer: userAccessTokenSchema,
    record: recordAs('token.created', textInBody('description')),
  }),
  route('DELETE /identity/resources/users/access-tokens/v1/{tokenId}', deleteToken('access', 'user'), {
    permission: deleteOwnTokens,
    answer,
    record: recordAs('token.removed', nameOfRow('apiTokens', 'tokenId')),
  }),
  route('GET /identity/resources/tenants/access-tokens/v1', listTokens('access', 'tenant'), {
    permission: readTenantTokens,
    answer: listTenantAccessTokensResponseSchema,
  }),
  route('POST /identity/resources/tenants/access-tokens/v1', createToken('access', 'tenant'), {
    permission: createTenantTokens,
    answer: tenantAccessTokenSchema,
    record: recordAs('token.created', textInBody('description')),
  }),
  route('DELETE /identity/resources/tenants/access-tokens/v1/{tokenId}', deleteToken('access', 'tenant'), {
    permission: deleteTenantTokens,
    answer,
    record: recordAs('token.removed', nameOfRow('apiTokens', 'tokenId')),
  }),
  route('GET /identity/resources/users/api-tokens/v1', listTokens('api', 'user'), {
    permission: readOwnTokens,
    answer: listMyApiTokensResponseSchema,
  }),
  route('POST /identity/resources/users/api-tokens/v1', createToken('api', 'user'), {
    permission: createOwnTokens,
    answer: userApiTokenSchema,
    record: recordAs('token.created', textInBody('description')),
  }),
  route('DELETE /identity/resources/users/api-tokens/v1/{tokenId}', deleteToken('api', 'user'), {
    permission: deleteOwnTokens,
    answer,
    record: recordAs('token.removed', nameOfRow('apiTokens', 'tokenId')),
  }),
  route('GET /identity/resources/tenants/api-tokens/v1', listTokens('api', 'tenant'), {
    permission: readTenantTokens,
    answer: listTenantApiTokensResponseSchema,
  }),
  route('POST /identity/resources/tenants/api-tokens/v2', createToken('api', 'tenant'), {
    permission: createTenantTokens,
    answer: tenantApiTokenSchema,
    record: recordAs('token.created', textInBody('description')),
  }),
  route('DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}', deleteToken('api', 'tenant'), {
    permission: deleteTenantTokens,
    answer,
    record: recordAs('token.removed', nameOfRow('apiTokens', 'tokenId')),
  }),
];
