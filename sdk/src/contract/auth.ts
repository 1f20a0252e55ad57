import { z } from 'zod';
import { mfaDevicesSchema, mfaStrategyNameSchema } from './mfa';

/** Schema of the body of `login`: `POST /identity/resources/auth/v1/user`. */
export const loginRequestSchema = z
  .object({
    email: z.string().max(320).optional(),
    username: z.string().max(320).optional(),
    password: z.string().min(1).max(1024),
    recaptchaToken: z.string().max(10_000).optional(),
    invitationToken: z.string().optional(),
  })
  .refine((body) => Boolean(body.email || body.username), { path: ['email'], message: 'email or username is needed' });
/** Password login: the user by `email` or `username`, and the password as typed. */
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** Schema of the answers to `refreshToken`, `login` and 16 more calls. */
export const loginResponseSchema = z.object({
  mfaRequired: z.boolean(),
  accessToken: z.string().optional(),
  refreshToken: z.string().optional(),
  expires: z.string().optional(),
  expiresIn: z.number().optional(),
  mfaToken: z.string().optional(),
  mfaEnrolled: z.boolean().optional(),
  mfaDevices: mfaDevicesSchema.optional(),
  mfaStrategies: z.array(mfaStrategyNameSchema).optional(),
  qrCode: z.string().optional(),
  recoveryCode: z.string().optional(),
  otcToken: z.string().optional(),
  userEmail: z.string().optional(),
  userId: z.string().optional(),
  emailVerified: z.boolean().optional(),
  redirectLocation: z.string().optional(),
  isBreachedPassword: z.boolean().optional(),
  resetPasswordToken: z.string().optional(),
  passwordExpiresIn: z.number().optional(),
  notificationPeriod: z.number().optional(),
});
/**
 * A session (`accessToken`, with `expiresIn` in seconds), or the next step towards one: with `mfaRequired` there is
 * an `mfaToken` and the enrolled `mfaDevices`, and no access token.
 */
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** Schema of the body of `verifyMfa`: `POST /identity/resources/auth/v1/user/mfa/verify`. */
export const verifyMfaRequestSchema = z.object({
  mfaToken: z.string().min(1),
  value: z.string().min(1),
  rememberDevice: z.boolean().optional(),
  invitationToken: z.string().optional(),
});
/** A second-factor code without naming the device. */
export type VerifyMfaRequest = z.infer<typeof verifyMfaRequestSchema>;

/** Schema of the body of `generateStepUpSession`: `POST /identity/resources/auth/v1/user/step-up/generate`. */
export const stepUpRequestSchema = z.object({ maxAge: z.number().int().min(0).max(315_360_000).nullish() });
/** Requests a session whose second factor was verified at most `maxAge` seconds ago. */
export type StepUpRequest = z.infer<typeof stepUpRequestSchema>;

/** Schema of the body of `refreshToken`: `POST /identity/resources/auth/v1/user/token/refresh`. */
export const refreshTokenRequestSchema = z.object({ tenantId: z.string().nullish() });
/** Requests new tokens by the refresh cookie; `tenantId` is the tab's own tenant, or `null` for the active one. */
export type RefreshTokenRequest = z.infer<typeof refreshTokenRequestSchema>;

/** Schema of the bodies of `preLogin` and `samlPreLogin`. */
export const preLoginRequestSchema = z.object({
  email: z.string().max(320).optional(),
  username: z.string().max(320).optional(),
  tenantId: z.string().optional(),
});
/** Asks how a user signs in. */
export type PreLoginRequest = z.infer<typeof preLoginRequestSchema>;

/** Schema of the answers to `preLogin` and `samlPreLogin`. */
export const preLoginResponseSchema = z.object({
  address: z.string().optional(),
  idpType: z.enum(['saml', 'oidc']).optional(),
  addressType: z.enum(['sso', 'external']).optional(),
});
/** A non-empty `address` is the page where SSO continues; without one the local strategy follows. */
export type PreLoginResponse = z.infer<typeof preLoginResponseSchema>;

/** Schema of the body of `samlPostLogin`: `POST /identity/resources/auth/v1/user/saml/postlogin`. */
export const samlPostLoginRequestSchema = z.object({
  RelayState: z.string().max(2_000),
  SAMLResponse: z.string().min(1).max(500_000),
});
/** The callback of a SAML provider. */
export type SamlPostLoginRequest = z.infer<typeof samlPostLoginRequestSchema>;

/** Schema of the body of `oidcPostLoginV1`: `POST /identity/resources/auth/v1/user/oidc/postlogin`. */
export const oidcPostLoginRequestSchema = z.object({
  code: z.string().min(1).max(2_000),
  state: z.string().max(2_000),
  redirectUri: z.string().max(2_000).optional(),
});
/** The callback of an OpenID provider, in the older form. */
export type OidcPostLoginRequest = z.infer<typeof oidcPostLoginRequestSchema>;

/** Schema of the body of `oidcPostLogin`: `POST /identity/resources/auth/v2/user/oidc/postlogin`. */
export const oidcPostLoginV2RequestSchema = oidcPostLoginRequestSchema
  .omit({ state: true })
  .extend({ RelayState: z.string().max(2_000) });
/** The callback of an OpenID provider; `RelayState` is its `state`. */
export type OidcPostLoginV2Request = z.infer<typeof oidcPostLoginV2RequestSchema>;

/** Validates the claims of an access token. */
export const jwtClaimsSchema = z.looseObject({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  tenantId: z.string(),
  tenantIds: z.array(z.string()),
  profilePictureUrl: z.string().nullable(),
  type: z.literal('userToken'),
  iat: z.number(),
  exp: z.number(),
  iss: z.string(),
  aud: z.string().optional(),
  sid: z.string().optional(),
  amr: z.array(z.string()).optional(),
  acr: z.string().optional(),
  auth_time: z.number().optional(),
  act: z.object({ sub: z.string() }).optional(),
});
/** The claims of an access token; times are in seconds, `roles` and `permissions` are keys. Vendors may add claims. */
export type JwtClaims = z.infer<typeof jwtClaimsSchema>;
