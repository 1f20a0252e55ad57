import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the one item of `listMySessions`: `GET /identity/resources/users/sessions/v1/me`. */
export const userSessionSchema = z.object({
  id: z.string(),
  expires: isoDateSchema.optional(),
  ipAddress: z.string().optional(),
  userAgent: z.string().optional(),
  createdAt: isoDateSchema.optional(),
  current: z.boolean().optional(),
  impersonated: z.boolean().optional(),
});
/** A device or browser in which a user is signed in. */
export type UserSession = z.infer<typeof userSessionSchema>;
/** Schema of the answer to `listMySessions`. */
export const listMySessionsResponseSchema = z.array(userSessionSchema);

/** Schema of the body of `revokeSessions`: `POST /identity/resources/users/sessions/v1/revoke`. */
export const revokeSessionsRequestSchema = z.object({ userId: z.string().min(1) });
/** The user whose sessions end. */
export type RevokeSessionsRequest = z.infer<typeof revokeSessionsRequestSchema>;

/** Longest timeout: one year. For no timeout, disable the policy. */
const MAX_SECONDS = 31_536_000;
const timeoutSchema = z.object({ isActive: z.boolean(), timeout: z.number().int().min(1).max(MAX_SECONDS) });

/** Validates how long sessions of a tenant last. */
export const sessionConfigurationsSchema = z.object({
  sessionTimeoutConfiguration: timeoutSchema.optional(),
  sessionIdleTimeoutConfiguration: timeoutSchema.optional(),
  sessionConcurrentConfiguration: z
    .object({ isActive: z.boolean(), maxSessions: z.number().int().min(1).max(1_000) })
    .optional(),
});
/**
 * How long sessions of a tenant last: `timeout` in seconds since the sign-in (forced login) or since it was last used
 * (idle), and how many one user may have at once.
 */
export type SessionConfigurations = z.infer<typeof sessionConfigurationsSchema>;
