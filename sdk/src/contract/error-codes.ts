/**
 * Every `errorCode` an answer can carry: the keys of the translated texts (`errors.<code>`). They never change. The
 * first three belong to the service's contract, the rest are ours, because the contract leaves most failures unnamed.
 *
 * @see Sign-in spec §8, portal spec §8
 */
export const errorCodes = {
  /** Anything without a code of its own. */
  generic: 'ER-ADMIN-PORTAL-GENERIC-ERROR',
  /** 400: the invitation belongs to a locked tenant. */
  invitationTenantLocked: 'ER-01239',
  /** 400: an invite link was requested in a locked tenant. */
  inviteLinkTenantLocked: 'ER-01240',

  /** 400: body, query or path do not fit the contract; `errors` names the fields. */
  invalidRequest: 'ER-INVALID-REQUEST',
  /** 404: no such call. */
  unknownCall: 'ER-UNKNOWN-CALL',
  /** 401: no access token, or one that is expired or not ours. */
  unauthorized: 'ER-UNAUTHORIZED',
  /** 403: the permission is missing. `context.permission` names it. */
  forbidden: 'ER-FORBIDDEN',

  /** 404: no such thing, or it belongs to another user; both get the same answer. `context.kind` names its type. */
  notFound: 'ER-NOT-FOUND',
  /** 409: there is one like this already. `context.field` names what has to differ. */
  alreadyExists: 'ER-ALREADY-EXISTS',
  /** 409: others still depend on it. `context.usedBy` says who. */
  stillInUse: 'ER-STILL-IN-USE',

  /** 401: wrong password or no such account; both get the same answer. */
  invalidCredentials: 'ER-INVALID-CREDENTIALS',
  /** 403: too many wrong passwords, or locked by an administrator. `context.retryAfterSeconds` when it ends by itself. */
  accountLocked: 'ER-ACCOUNT-LOCKED',
  /** 403: disabled by an administrator. */
  accountDisabled: 'ER-ACCOUNT-DISABLED',
  /** 403: a temporary account whose time is over. */
  accountExpired: 'ER-ACCOUNT-EXPIRED',
  /** 403: the e-mail address is not verified yet. */
  accountNotVerified: 'ER-ACCOUNT-NOT-VERIFIED',
  /** 403: the invitation has not been accepted yet. */
  invitationPending: 'ER-INVITATION-PENDING',
  /** 403: the tenant does not allow this IP address or country. `context.restricted` says which of the two. */
  placeNotAllowed: 'ER-PLACE-NOT-ALLOWED',
  /** 403: users with an e-mail address of `context.domain` can't join this tenant. */
  emailDomainNotAllowed: 'ER-EMAIL-DOMAIN-NOT-ALLOWED',
  /** 403: the user's request to join waits for the team's approval. */
  approvalPending: 'ER-APPROVAL-PENDING',
  /** 400: the captcha was not passed. `context.outcome` is `missing`, `fail` or `blocked`. */
  captchaFailed: 'ER-CAPTCHA-FAILED',
  /** 401: no session, or one that has ended. */
  sessionExpired: 'ER-SESSION-EXPIRED',
  /** 401: a refresh token was shown a second time; every session that grew from it has ended. */
  refreshTokenReused: 'ER-REFRESH-TOKEN-REUSED',

  /** 401: the provider's callback is unknown, used, too old, or belongs to another user. */
  socialLoginFailed: 'ER-SOCIAL-LOGIN-FAILED',
  /** 403: the provider has not checked that the e-mail address is theirs. */
  socialEmailUnverified: 'ER-SOCIAL-EMAIL-UNVERIFIED',
  /** 403: users can't create their own account here. */
  signUpClosed: 'ER-SIGN-UP-CLOSED',

  /** 410: the second-factor challenge is unknown, used or older than 5 minutes; sign in again. */
  mfaTokenExpired: 'ER-MFA-TOKEN-EXPIRED',
  /** 401, or 400 where that would end a session: the code is wrong. `context.attemptsLeft` counts down. */
  mfaCodeInvalid: 'ER-MFA-CODE-INVALID',
  /** 401: the code was right, but has been used before; wait for the next one. */
  mfaCodeUsed: 'ER-MFA-CODE-USED',
  /** 410: the code sent to the phone is too old; ask for another. */
  mfaCodeExpired: 'ER-MFA-CODE-EXPIRED',
  /** 429: too many wrong codes; sign in again. */
  mfaTooManyAttempts: 'ER-MFA-TOO-MANY-ATTEMPTS',
  /** 429: another code was sent a moment ago. `context.retryAfterSeconds` says when to ask again. */
  mfaResendTooSoon: 'ER-MFA-RESEND-TOO-SOON',
  /** 404: the second-factor device does not belong to this account. */
  mfaDeviceNotFound: 'ER-MFA-DEVICE-NOT-FOUND',
  /** 400: no second factor is enrolled, so nothing can be stepped up to. The message is exactly `MFA is not enrolled`. */
  mfaNotEnrolled: 'ER-MFA-NOT-ENROLLED',
  /** 401: the passkey is unknown, or its answer is not genuine; 400 while signed in. */
  passkeyRefused: 'ER-PASSKEY-REFUSED',
  /** 410: what the passkey answered to is unknown, used or too old; start again. */
  passkeyExpired: 'ER-PASSKEY-EXPIRED',
  /** 403: the vendor does not offer this login method. */
  signInWayClosed: 'ER-SIGN-IN-WAY-CLOSED',
  /** 410: the sign-in link or code is broken, used, replaced by a newer one or too old. */
  signInLinkInvalid: 'ER-SIGN-IN-LINK-INVALID',
  /** 401: the recovery code is wrong, or used up. */
  recoveryCodeInvalid: 'ER-RECOVERY-CODE-INVALID',

  /** 400: the link in the mail is broken, used or replaced by a newer one. */
  resetLinkInvalid: 'ER-RESET-LINK-INVALID',
  /** 410: the link in the mail is too old. */
  resetLinkExpired: 'ER-RESET-LINK-EXPIRED',
  /** 400: `context.minLength` characters are needed. */
  passwordTooShort: 'ER-PASSWORD-TOO-SHORT',
  /** 400: no more than `context.maxLength` characters are taken. */
  passwordTooLong: 'ER-PASSWORD-TOO-LONG',
  /** 400: too few kinds of characters, or one that has leaked somewhere. */
  passwordTooWeak: 'ER-PASSWORD-TOO-WEAK',
  /** 400: one of the last `context.historySize` passwords. */
  passwordUsedBefore: 'ER-PASSWORD-USED-BEFORE',

  /** 413: a picture above 1 MB. */
  pictureTooLarge: 'ER-PICTURE-TOO-LARGE',
  /** 415: neither PNG nor JPEG, whatever its name says. */
  pictureTypeUnsupported: 'ER-PICTURE-TYPE-UNSUPPORTED',

  /** 409: another user has this user name. */
  usernameTaken: 'ER-USERNAME-TAKEN',
  /** 404: the user has no such user name. */
  usernameNotFound: 'ER-USERNAME-NOT-FOUND',

  /** 404: no such user in this tenant. */
  userNotFound: 'ER-USER-NOT-FOUND',
  /** 409: a user with this e-mail address is in the team already. */
  userExists: 'ER-USER-EXISTS',
  /** 400: a role id that this tenant does not have. */
  roleNotFound: 'ER-ROLE-NOT-FOUND',
  /** 403: a role above the user's own. */
  roleAboveOwn: 'ER-ROLE-ABOVE-OWN',
  /** 409: a role of the product, which every tenant has; it cannot be changed or removed. */
  roleBuiltIn: 'ER-ROLE-BUILT-IN',
  /** 409: the team would be left without an administrator. */
  lastAdmin: 'ER-LAST-ADMIN',
  /** 409: users can't disable, lock, delete or limit their own account here. */
  ownAccount: 'ER-OWN-ACCOUNT',
  /** 409: the user has accepted the invitation already. */
  userAlreadyActive: 'ER-USER-ALREADY-ACTIVE',
  /** 409: a directory manages it, so it can only be changed there. */
  managedByDirectory: 'ER-MANAGED-BY-DIRECTORY',
  /** 401: the identity provider's answer is not valid. `context.reason` says why, for the admin who configured it. */
  ssoFailed: 'ER-SSO-FAILED',
  /** 403: the user cancelled at the identity provider, or it does not permit them this application. */
  ssoDenied: 'ER-SSO-DENIED',
  /** 409: the DNS has no record that proves the ownership of the domain. `context.txtRecord` is the expected text. */
  ssoDomainNotVerified: 'ER-SSO-DOMAIN-NOT-VERIFIED',
  /** 400: not the metadata of an identity provider, or none at the address. */
  ssoMetadataInvalid: 'ER-SSO-METADATA-INVALID',
  /** 404: not one of the user's tenants. */
  tenantNotFound: 'ER-TENANT-NOT-FOUND',
  /** 404: no such session of this user. */
  sessionNotFound: 'ER-SESSION-NOT-FOUND',

  /** 409: the vendor bills this account by other means, so nothing can be changed here. */
  billingExternallyManaged: 'ER-BILLING-EXTERNALLY-MANAGED',
  /** 409: the subscription is in a state that does not allow this. `context.status` names it. */
  subscriptionState: 'ER-SUBSCRIPTION-STATE',
  /** 403: the vendor does not allow this change of plan; `context.change` is `downgrade` or `cancellation`. */
  planChangeNotAllowed: 'ER-PLAN-CHANGE-NOT-ALLOWED',
  /** 402: the bank or the card provider said no. `context.reason` is the decline code of card providers. */
  cardDeclined: 'ER-CARD-DECLINED',
  /** 402: the bank wants the holder to confirm; do so with a setup intent for `context.paymentMethodId`, then try again. */
  cardNeedsAuthentication: 'ER-CARD-NEEDS-AUTHENTICATION',
} as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
