import { z } from 'zod';
import { isoDateSchema } from './common';

/** Longest lifetime: ten years. `null` is a token without expiry. */
const MAX_MINUTES = 5_256_000;

const descriptionSchema = z.string().trim().min(1).max(1_000);
const expiresInMinutesSchema = z.number().int().min(1).max(MAX_MINUTES).nullish();

/** Schema of the bodies of `createMyAccessToken` and `createMyApiToken`. */
export const createUserTokenRequestSchema = z.object({
  description: descriptionSchema,
  /** `null` or absent for a token that never expires; users enter days, of 1,440 minutes each. */
  expiresInMinutes: expiresInMinutesSchema,
});
/** A token for the user's own programs. */
export type CreateUserTokenRequest = z.infer<typeof createUserTokenRequestSchema>;

/** Schema of the bodies of `createTenantAccessToken` and `createTenantApiToken`. */
export const createTenantTokenRequestSchema = createUserTokenRequestSchema.extend({
  roleIds: z.array(z.string()).max(1_000),
});
/** A token for the tenant's programs, with the permissions of its roles. */
export type CreateTenantTokenRequest = z.infer<typeof createTenantTokenRequestSchema>;

/** Schema of the answer to `createMyAccessToken`: `POST /identity/resources/users/access-tokens/v1`. */
export const userAccessTokenSchema = z.object({
  id: z.string(),
  description: z.string().optional(),
  createdAt: isoDateSchema,
  /** Only in the answer that creates it. */
  secret: z.string().optional(),
  expires: isoDateSchema.optional(),
});
/** A secret of the user that programs sign in with. */
export type UserAccessToken = z.infer<typeof userAccessTokenSchema>;

/** Schema of the answer to `createTenantAccessToken`: `POST /identity/resources/tenants/access-tokens/v1`. */
export const tenantAccessTokenSchema = userAccessTokenSchema.extend({ roleIds: z.array(z.string()) });
/** A secret of the tenant that programs sign in with. */
export type TenantAccessToken = z.infer<typeof tenantAccessTokenSchema>;

/** Schema of the answer to `listMyAccessTokens`. */
export const listMyAccessTokensResponseSchema = z.object({ accessTokens: z.array(userAccessTokenSchema) });
/** Schema of the answer to `listTenantAccessTokens`. */
export const listTenantAccessTokensResponseSchema = z.object({ accessTokens: z.array(tenantAccessTokenSchema) });

/** Schema of the one item of `listMyApiTokens`: `GET /identity/resources/users/api-tokens/v1`. */
export const userApiTokenSchema = z.object({
  clientId: z.string().optional(),
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  /** Only in the answer that creates it. */
  secret: z.string().optional(),
  expires: isoDateSchema.optional(),
  createdAt: isoDateSchema.optional(),
});
/** Client id and secret of the user's own programs. */
export type UserApiToken = z.infer<typeof userApiTokenSchema>;

/** Schema of the one item of `listTenantApiTokens`: `GET /identity/resources/tenants/api-tokens/v1`. */
export const tenantApiTokenSchema = userApiTokenSchema.extend({
  tenantId: z.string().optional(),
  createdByUserId: z.string().optional(),
  roleIds: z.array(z.string()).optional(),
});
/** Client id and secret of the tenant's programs. */
export type TenantApiToken = z.infer<typeof tenantApiTokenSchema>;

/** Schema of the answer to `listMyApiTokens`. */
export const listMyApiTokensResponseSchema = z.array(userApiTokenSchema);
/** Schema of the answer to `listTenantApiTokens`. */
export const listTenantApiTokensResponseSchema = z.array(tenantApiTokenSchema);
