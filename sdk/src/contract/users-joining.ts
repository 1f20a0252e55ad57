import { z } from 'zod';
import { loginResponseSchema } from './auth';
import { emailSchema } from './common';
import { phoneNumberOrEmptySchema } from './phone-numbers';

const idSchema = z.string().min(1).max(200);
const tokenSchema = z.string().min(1).max(500);
const codeSchema = z.string().trim().min(1).max(40);
const passwordSchema = z.string().min(1).max(1024);
const captchaSchema = z.string().max(10_000).optional();

/** Schema of the body of `activateAccount`: `POST /identity/resources/users/v1/activate`. */
export const activateAccountRequestSchema = z.object({
  userId: idSchema,
  token: tokenSchema,
  password: passwordSchema.optional(),
  recaptchaToken: captchaSchema,
  /** When the terms were agreed to; stored with the profile's metadata. */
  lastTermsCheck: z.string().max(200).optional(),
});
/** The parameters of the link in the mail, with a password if {@link ActivationStrategy} requires one. */
export type ActivateAccountRequest = z.infer<typeof activateAccountRequestSchema>;

/** Schema of the body of `activateAccountWithCode`: `POST /identity/resources/users/v1/activate/code`. */
export const activateAccountWithCodeRequestSchema = activateAccountRequestSchema.extend({ code: codeSchema });
/** {@link ActivateAccountRequest} with the code from the mail, as typed. */
export type ActivateAccountWithCodeRequest = z.infer<typeof activateAccountWithCodeRequestSchema>;

/** Validates the parameters of the link in the mail. */
export const mailedLinkSchema = z.object({ userId: idSchema, token: tokenSchema });
/** The parameters of the link in the mail. */
export type MailedLink = z.infer<typeof mailedLinkSchema>;

/** Schema of the answer to `getActivationStrategy`: `GET /identity/resources/users/v1/activate/strategy`. */
export const activationStrategySchema = z.object({ shouldSetPassword: z.boolean() });
/** Whether the user who follows the link has to choose a password. */
export type ActivationStrategy = z.infer<typeof activationStrategySchema>;

/** Schema of the bodies of `resendActivationEmailTo`, `resendInvitation` and `resendAllInvitations`. */
export const resendRequestSchema = z.object({ email: emailSchema });
/** The user whose mail is sent again. */
export type ResendRequest = z.infer<typeof resendRequestSchema>;

/** Schema of the bodies of `acceptInvitationWithCode` and `acceptInvitationWithCodeShort`. */
export const acceptInvitationWithCodeRequestSchema = mailedLinkSchema.extend({ code: codeSchema });
/** The parameters of the link in the mail, and the code of the same mail as typed. */
export type AcceptInvitationWithCodeRequest = z.infer<typeof acceptInvitationWithCodeRequestSchema>;

/** Schema of the body of `verifyInviteLink`: `POST /identity/resources/tenants/invites/v1/verify`. */
export const verifyInviteLinkRequestSchema = z.object({ token: tokenSchema });
/** The token of an invite link, which works for any user. */
export type VerifyInviteLinkRequest = z.infer<typeof verifyInviteLinkRequestSchema>;

/** Schema of the answer to `verifyInviteLink`: `POST /identity/resources/tenants/invites/v1/verify`. */
export const verifyInviteLinkResponseSchema = z.object({ name: z.string() });
/** The name of the team that the link leads to. */
export type VerifyInviteLinkResponse = z.infer<typeof verifyInviteLinkResponseSchema>;

/** Schema of the bodies of `signUp`, `signUpWithPhoneNumber` and `signUpWithUsername`. */
export const signUpRequestSchema = z.object({
  email: z.union([z.literal(''), emailSchema]).nullish(),
  /** Name of the new account; may be empty, and is ignored with an invitation. */
  companyName: z.string().trim().max(200).nullish(),
  name: z.string().trim().max(200).nullish(),
  password: z.union([z.literal(''), passwordSchema]).nullish(),
  phoneNumber: phoneNumberOrEmptySchema.nullish(),
  username: z.string().trim().max(64).nullish(),
  /** A JSON text: consents and the other fields of the form. */
  metadata: z.string().max(20_000).nullish(),
  roleIds: z.array(z.string().max(200)).max(50).nullish(),
  invitationToken: z.string().max(500).nullish(),
  recaptchaToken: z.string().max(10_000).nullish(),
});
/** The data of a sign-up: for a new account, or for an existing one with the token of an invitation. */
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** Schema of the answers to `signUp`, `signUpWithPhoneNumber` and `signUpWithUsername`. */
export const signUpResultSchema = z.object({
  shouldActivate: z.boolean(),
  userId: z.string().optional(),
  tenantId: z.string().optional(),
  authResponse: loginResponseSchema.optional(),
  activationToken: z.string().optional(),
});
/**
 * With `shouldActivate` the mail contains a code, and `userId` and `activationToken` open the page that asks for it;
 * otherwise `authResponse` is the answer of a login; without one, a sign-in by phone follows.
 */
export type SignUpResult = z.infer<typeof signUpResultSchema>;
