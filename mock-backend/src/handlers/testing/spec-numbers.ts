/**
 * The numbers that tests expect. Tests compare with these and never with the constants of the code they test, which
 * would agree with any mistake. The specification gives the first three. It says nothing about the others, so the mock
 * chooses them, and its README promises them.
 */

/** How long an access token is valid (sign-in spec §9, "OAuth expiresIn default 300 seconds"). */
export const ACCESS_TOKEN_SECONDS = 300;
/** How long an invitation is valid (portal spec §9, "Invite link expiry 43200 minutes (30 days)"). */
export const INVITATION_MINUTES = 43_200;
/** `acr` of a session that was opened with a second factor (portal spec §4, "Step-up"; the value is in the contract). */
export const MULTI_FACTOR_ACR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

// README, "Times and limits".

/** Time to confirm the e-mail address after a sign-up: 1 day. */
export const ACTIVATION_SECONDS = 86_400;
/** Time to decide on a request for approval: 7 days. */
export const APPROVAL_SECONDS = 604_800;
/** The wrong code that makes a one-time code useless. */
export const CODE_MAX_ATTEMPTS = 5;
/** How long an authorization code is valid: 1 minute. */
export const CODE_SECONDS = 60;
/** How long an impersonation lasts: 1 hour. */
export const IMPERSONATION_SECONDS = 3_600;
/** Time to sign in after `/oauth/authorize`: 1 hour. */
export const INTERACTION_SECONDS = 3_600;
/** The wrong password that locks an account. */
export const LOCKOUT_MAX_ATTEMPTS = 5;
/** How long a locked account stays locked. */
export const LOCKOUT_MINUTES = 15;
/** How long a code sent by e-mail to confirm an address is valid: 10 minutes. */
export const MAIL_CODE_SECONDS = 600;
/** The largest profile picture: 1 MiB. */
export const MAX_PICTURE_BYTES = 1_048_576;
/** The wrong second factor that ends a sign-in. */
export const MFA_MAX_ATTEMPTS = 5;
/** Time to give the second factor: 5 minutes. */
export const MFA_TOKEN_SECONDS = 300;
/** Pause before a message is sent again to the same address. */
export const RESEND_SECONDS = 30;
/** How long the link to a new password is valid: 1 hour. */
export const RESET_LINK_SECONDS = 3_600;
/** How long a code to sign in with is valid: 5 minutes. */
export const SIGN_IN_CODE_SECONDS = 300;
/** How long a link to sign in with is valid: 15 minutes. */
export const SIGN_IN_LINK_SECONDS = 900;
/** The wrong code that makes a code to sign in with useless. */
export const SIGN_IN_MAX_ATTEMPTS = 5;
/** Pause before another code or link to sign in with is sent. */
export const SIGN_IN_RESEND_SECONDS = 30;
/** How long a code sent to a phone is valid: 3 minutes. */
export const SMS_CODE_SECONDS = 180;
/** Pause before another code is sent to a phone. */
export const SMS_RESEND_SECONDS = 30;
/** How long the code of a simulated social provider is valid: 1 minute. */
export const SOCIAL_CODE_SECONDS = 60;
/** How long the link that ends a lockout is valid: 1 hour. */
export const UNLOCK_LINK_SECONDS = 3_600;
/** Time for a passkey or security key to answer: 5 minutes. */
export const WEBAUTHN_SECONDS = 300;

// README, "Captcha and places", "Cards" and "Events: audit log, webhooks, channels".

/** How long the token `captcha-slow` delays the answer. */
export const SLOW_CAPTCHA_MS = 4_000;
/** How long a first payment may stay unconfirmed. */
export const FIRST_PAYMENT_HOURS = 23;
/** Days after a failed renewal on which the card is charged again. */
export const RETRY_DAYS = [3, 5, 7] as const;
/** Pauses between the five attempts to deliver a webhook. */
export const RETRY_AFTER_SECONDS = [60, 300, 1_800, 7_200] as const;
/** How long the log of a webhook is stored. */
export const WEBHOOK_LOG_DAYS = 30;
