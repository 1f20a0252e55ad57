import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of {@link UserSession}. */
export const userSessionSchema = z.object({
  id: z.string(),
  expires: isoDateSchema.optional(),
  ipAddress: z.string().optional(),
  userAgent: z.string().optional(),
  createdAt: isoDateSchema.optional(),
  current: z.boolean().optional(),
  impersonated: z.boolean().optional(),
});
/** A place where somebody is signed in. */
export type UserSession = z.infer<typeof userSessionSchema>;
/** Schema of the answer to `listMySessions`. */
export const listMySessionsResponseSchema = z.array(userSessionSchema);

/** Schema of {@link RevokeSessionsRequest}. */
export const revokeSessionsRequestSchema = z.object({ userId: z.string().min(1) });
/** Whose sessions end. */
export type RevokeSessionsRequest = z.infer<typeof revokeSessionsRequestSchema>;
