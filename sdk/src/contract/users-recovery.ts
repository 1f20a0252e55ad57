import { z } from 'zod';
import { identifierTypeSchema, isoDateSchema } from './common';

const tokenSchema = z.string().min(1).max(500);
const passwordSchema = z.string().min(1).max(1024);

/** Schema of the body of `sendPasswordResetSms`: `POST /identity/resources/users/v2/passwords/reset/sms`. */
export const sendPasswordResetSmsRequestSchema = z.object({
  identifier: z.string().trim().min(1).max(320),
  identifierType: identifierTypeSchema,
});
/** The user who resets their password, by any identifier. */
export type SendPasswordResetSmsRequest = z.infer<typeof sendPasswordResetSmsRequestSchema>;

/** Schema of the answer to `sendPasswordResetSms`: `POST /identity/resources/users/v2/passwords/reset/sms`. */
export const sendPasswordResetSmsResponseSchema = z.object({ sessionId: z.string() });
/** The handle of the code; there is one whether or not a message was sent. */
export type SendPasswordResetSmsResponse = z.infer<typeof sendPasswordResetSmsResponseSchema>;

/** Schema of the body of `verifyPasswordResetSms`: `POST /identity/resources/users/v2/passwords/reset/sms/verify`. */
export const verifyPasswordResetSmsRequestSchema = z.object({
  /** The code from the phone, as typed. */
  otcToken: z.string().trim().min(1).max(40),
  sessionId: tokenSchema,
});
/** The code from the phone, which is named `otcToken` here, with its handle. */
export type VerifyPasswordResetSmsRequest = z.infer<typeof verifyPasswordResetSmsRequestSchema>;

/** Schema of the answer to `verifyPasswordResetSms`: `POST /identity/resources/users/v2/passwords/reset/sms/verify`. */
export const verifyPasswordResetSmsResponseSchema = z.object({ userId: z.string(), token: z.string() });
/** The parameters that set a new password, as a link in a mail contains them. */
export type VerifyPasswordResetSmsResponse = z.infer<typeof verifyPasswordResetSmsResponseSchema>;

/** Schema of the body of `changeMyPassword`: `POST /identity/resources/users/v1/passwords/change`. */
export const changeMyPasswordRequestSchema = z.object({ password: passwordSchema, newPassword: passwordSchema });
/** The current password and the new one. */
export type ChangeMyPasswordRequest = z.infer<typeof changeMyPasswordRequestSchema>;

/** Schema of the body of `unlockMe`: `POST /identity/resources/users/v3/me/unlock`. */
export const unlockMeRequestSchema = z.object({ token: tokenSchema });
/** The token of the link in the mail. */
export type UnlockMeRequest = z.infer<typeof unlockMeRequestSchema>;

/** Schema of the answer to `getUserById`: `GET /identity/resources/users/v1/{userId}`. */
export const userIdRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  deletedAt: z.null(),
  metadata: z.record(z.string(), z.unknown()),
  tenantId: z.string(),
  vendorId: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A user of the team, in short form; `metadata` is an object here. */
export type UserIdRecord = z.infer<typeof userIdRecordSchema>;

/** Schema of the body of `createMyToken`: `POST /identity/resources/users/v3/me/token`. */
export const createMyTokenRequestSchema = z.object({ tenantId: z.string().min(1).max(200) });
/** The account that the token is for. */
export type CreateMyTokenRequest = z.infer<typeof createMyTokenRequestSchema>;

/** Schema of the answer to `createMyToken`: `POST /identity/resources/users/v3/me/token`. */
export const userTokenSchema = z.object({ accessToken: z.string(), expires: z.string(), expiresIn: z.number() });
/** An access token for one account, sent without the word `Bearer`; `expiresIn` is in seconds. */
export type UserToken = z.infer<typeof userTokenSchema>;
