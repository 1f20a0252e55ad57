import { z } from 'zod';

/** Schema of the body of `impersonate`: `POST /identity/resources/impersonation/v1`. */
export const impersonateRequestSchema = z.object({
  impersonatedUserId: z.string().min(1).max(320),
  actorToken: z.string().min(1).max(20_000),
  redirectUrl: z.string().max(2_000).optional(),
});
/** The user to impersonate; `actorToken` is the access token of the user who impersonates them. */
export type ImpersonateRequest = z.infer<typeof impersonateRequestSchema>;

/** Schema of the answer to `impersonate`: `POST /identity/resources/impersonation/v1`. */
export const impersonationTokensSchema = z.object({
  accessToken: z.string(),
  tokenType: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  expires: z.string(),
});
/** A session of the impersonated user; the token names the actor in its `act` claim. `expiresIn` is in seconds. */
export type ImpersonationTokens = z.infer<typeof impersonationTokensSchema>;
