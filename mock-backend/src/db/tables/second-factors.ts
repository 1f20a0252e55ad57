import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const mfaDevice = z.strictObject({
  id,
  userId: id,
  kind: z.enum(['authenticator', 'sms', 'email', 'webauthn']),
  /** Base32, for an authenticator. */
  secret: z.string().nullable(),
  /** For a phone. */
  phoneNumber: z.string().nullable(),
  /** False while the enrolment waits for its first code. */
  verified: z.boolean(),
  /** Time step of the last accepted code: an older or equal one is a replay (RFC 6238 §5.2). */
  lastStep: z.int(),
  createdAt: date,
});

/** A login that waits for the second factor. */
const mfaChallenge = z.strictObject({
  id,
  /** The `mfaToken` of the wire. */
  token: z.string(),
  userId: id,
  tenantId: id,
  /** Wrong codes so far. */
  attempts: z.int(),
  /** Completed methods, for the `amr` of the session: `pwd`, `otp`, `sms`, `hwk`. */
  shown: z.array(z.string()),
  /** The user has no second factor and has to enrol one. */
  mustEnroll: z.boolean(),
  /** The session to step up; `null` for a sign-in. */
  sessionId: id.nullable(),
  expiresAt: date,
});

/** A code that was sent by text message or mail and waits for input. */
const oneTimeCode = z.strictObject({
  id,
  /** The `otcToken` (or `changePhoneId`, `sessionId`) of the wire; that of the link if the link needs the code, too. */
  token: z.string(),
  purpose: z.enum([
    'mfa',
    'enroll-sms',
    'enroll-email',
    'disable-sms',
    'change-phone',
    'change-email',
    'reset-password',
    'activate',
    'reset-phone',
    'verify-phone',
    'delete-phone',
    'invitation',
  ]),
  userId: id,
  deviceId: id.nullable(),
  /** The phone number or e-mail address of the recipient. */
  sentTo: z.string(),
  code: z.string(),
  attempts: z.int(),
  expiresAt: date,
});

const recoveryCode = z.strictObject({ id, userId: id, code: z.string(), usedAt: date.nullable() });

/** A browser that skips the second factor. */
const rememberedDevice = z.strictObject({ id, token: z.string(), userId: id, expiresAt: date });

/** Second factors and the codes around them. */
export const secondFactorTables = {
  mfaDevices: defineTable(mfaDevice, ['userId']),
  mfaChallenges: defineTable(mfaChallenge, ['token', 'userId']),
  oneTimeCodes: defineTable(oneTimeCode, ['token', 'userId']),
  recoveryCodes: defineTable(recoveryCode, ['userId', 'code']),
  rememberedDevices: defineTable(rememberedDevice, ['token', 'userId']),
};
