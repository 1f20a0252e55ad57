import { z } from 'zod';

const id = z.string().min(1);
/** ISO 8601, from the world's clock. */
const date = z.iso.datetime();

const vendor = z.strictObject({ id, name: z.string(), clientId: z.string(), createdAt: date });

const application = z.strictObject({ id, vendorId: id, name: z.string(), appUrl: z.string(), isDefault: z.boolean() });

const tenant = z.strictObject({
  id,
  vendorId: id,
  name: z.string(),
  alias: z.string(),
  isReseller: z.boolean(),
  /** A JSON text. */
  metadata: z.string(),
  address: z.string(),
  timezone: z.string(),
  currency: z.string(),
  createdAt: date,
  updatedAt: date,
});

const user = z.strictObject({
  id,
  /** Lower case: look it up that way. */
  email: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  /** As typed: a mock keeps it readable, so that `people()` can hand it out. `null` before the account is activated. */
  password: z.string().nullable(),
  verified: z.boolean(),
  phoneNumber: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  title: z.string(),
  address: z.string(),
  /** A JSON text. */
  metadata: z.string(),
  provider: z.enum(['local', 'saml', 'google', 'github', 'facebook', 'microsoft', 'scim2', 'slack']),
  /** The tenant a new session starts in. */
  activeTenantId: id,
  superUser: z.boolean(),
  /** By an administrator; too many wrong passwords are kept in `failedAttempts`. */
  isLocked: z.boolean(),
  createdAt: date,
  lastLogin: date.nullable(),
});

/** A user in a tenant. */
const membership = z.strictObject({
  id,
  userId: id,
  tenantId: id,
  roleIds: z.array(id),
  isDisabled: z.boolean(),
  /** False until the invitation is accepted. */
  activatedForTenant: z.boolean(),
  /** `null` for somebody who stays. */
  temporaryExpirationDate: date.nullable(),
  managedBy: z.enum(['frontegg', 'scim2']),
  createdAt: date,
});

const role = z.strictObject({
  id,
  vendorId: id,
  /** `null` for a role that every tenant has. */
  tenantId: id.nullable(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  level: z.int(),
  /** Ids of permissions. */
  permissionIds: z.array(id),
  createdAt: date,
  updatedAt: date,
});

const permission = z.strictObject({
  id,
  /** May hold `*`, which stands for any text. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  categoryId: id,
  fePermission: z.boolean(),
  createdAt: date,
  updatedAt: date,
});

const permissionCategory = z.strictObject({ id, name: z.string(), description: z.string(), createdAt: date });

const mfaDevice = z.strictObject({
  id,
  userId: id,
  kind: z.enum(['authenticator', 'sms']),
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

/** A login that stopped at the second factor. */
const mfaChallenge = z.strictObject({
  id,
  /** The `mfaToken` of the wire. */
  token: z.string(),
  userId: id,
  tenantId: id,
  /** Wrong codes so far. */
  attempts: z.int(),
  expiresAt: date,
});

/** A code that was sent by text message or mail and waits to be typed. */
const oneTimeCode = z.strictObject({
  id,
  /** The `otcToken` (or `changePhoneId`, `sessionId`) of the wire. */
  token: z.string(),
  purpose: z.enum(['mfa', 'enroll-sms', 'disable-sms', 'change-phone', 'change-email', 'reset-password', 'activate']),
  userId: id,
  deviceId: id.nullable(),
  /** Phone number or e-mail address it went to. */
  sentTo: z.string(),
  code: z.string(),
  attempts: z.int(),
  expiresAt: date,
});

const recoveryCode = z.strictObject({ id, userId: id, code: z.string(), usedAt: date.nullable() });

const session = z.strictObject({
  id,
  userId: id,
  tenantId: id,
  ipAddress: z.string(),
  userAgent: z.string(),
  /** How the user signed in: `pwd`, `mfa`, `otp`, `sms`. */
  amr: z.array(z.string()),
  acr: z.string().nullable(),
  createdAt: date,
  lastSeenAt: date,
  expiresAt: date,
  /** Set by logout, revocation and reuse of a refresh token. */
  revokedAt: date.nullable(),
});

/** One-time: a second use means that somebody holds a copy. */
const refreshToken = z.strictObject({
  id,
  token: z.string(),
  sessionId: id,
  createdAt: date,
  expiresAt: date,
  usedAt: date.nullable(),
});

/**
 * Wrong guesses in a row. The row's id is what was guessed and for whom (`password:ada@acme.test`): counted for unknown
 * people too, so that being locked out does not tell who has an account.
 */
const failedAttempt = z.strictObject({ id, count: z.int(), lockedUntil: date.nullable() });

/** A browser that skips the second factor. */
const rememberedDevice = z.strictObject({ id, token: z.string(), userId: id, expiresAt: date });

/** A link in a mail that works once: to set a new password, activate an account, accept an invitation, unlock. */
const linkToken = z.strictObject({
  id,
  token: z.string(),
  purpose: z.enum(['reset-password', 'activate', 'invitation', 'unlock']),
  userId: id,
  tenantId: id.nullable(),
  createdAt: date,
  expiresAt: date,
  usedAt: date.nullable(),
});

const mail = z.strictObject({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: date,
  read: z.boolean(),
});

const message = z.strictObject({ id, to: z.string(), text: z.string(), code: z.string().nullable(), sentAt: date });

/** The row's id is the flag's name. */
const flag = z.strictObject({ id, on: z.boolean() });

/** What `GET /metadata` answers; the row's id is the `entityName`. */
const metadata = z.strictObject({ id, configuration: z.record(z.string(), z.json()) });

/** One configuration of the vendor or of a tenant, for instance `lockout` or `password`. */
const policy = z.strictObject({
  id,
  name: z.string(),
  /** `null` for the vendor's own, which holds where a tenant has none. */
  tenantId: id.nullable(),
  value: z.record(z.string(), z.json()),
});

const plan = z.strictObject({
  id,
  name: z.string(),
  /** In minor units of the currency. */
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
});

const subscription = z.strictObject({
  id,
  tenantId: id,
  planId: id,
  status: z.enum(['active', 'canceled']),
  startedAt: date,
});

/** Every table of a world: what its rows hold. A world file is checked against these. */
export const tableSchemas = {
  vendors: vendor,
  applications: application,
  tenants: tenant,
  users: user,
  memberships: membership,
  roles: role,
  permissions: permission,
  permissionCategories: permissionCategory,
  mfaDevices: mfaDevice,
  mfaChallenges: mfaChallenge,
  oneTimeCodes: oneTimeCode,
  recoveryCodes: recoveryCode,
  sessions: session,
  refreshTokens: refreshToken,
  failedAttempts: failedAttempt,
  rememberedDevices: rememberedDevice,
  linkTokens: linkToken,
  mails: mail,
  messages: message,
  flags: flag,
  metadata: metadata,
  policies: policy,
  plans: plan,
  subscriptions: subscription,
};

export type TableName = keyof typeof tableSchemas;

/** Rows by table name; read-only, since a change goes through `update`. */
export type Rows = { [Name in TableName]: Readonly<z.infer<(typeof tableSchemas)[Name]>> };

export type UserRow = Rows['users'];
export type MembershipRow = Rows['memberships'];
export type TenantRow = Rows['tenants'];
export type RoleRow = Rows['roles'];
export type PermissionRow = Rows['permissions'];
export type SessionRow = Rows['sessions'];
export type RefreshTokenRow = Rows['refreshTokens'];
export type MfaDeviceRow = Rows['mfaDevices'];

/** Columns that are looked up by value: foreign keys and natural keys. */
export const tableIndexes = {
  vendors: ['clientId'],
  applications: ['vendorId'],
  tenants: ['alias'],
  users: ['email', 'username'],
  memberships: ['userId', 'tenantId'],
  roles: ['key'],
  permissions: ['key', 'categoryId'],
  permissionCategories: [],
  mfaDevices: ['userId'],
  mfaChallenges: ['token', 'userId'],
  oneTimeCodes: ['token', 'userId'],
  recoveryCodes: ['userId', 'code'],
  sessions: ['userId'],
  refreshTokens: ['token', 'sessionId'],
  failedAttempts: [],
  rememberedDevices: ['token', 'userId'],
  linkTokens: ['token', 'userId'],
  mails: ['to'],
  messages: ['to'],
  flags: [],
  metadata: [],
  policies: ['name'],
  plans: [],
  subscriptions: ['tenantId'],
} as const satisfies { [Name in TableName]: readonly (keyof Rows[Name])[] };

/** The indexed columns of a table. */
export type IndexOf<Name extends TableName> = Extract<(typeof tableIndexes)[Name][number], keyof Rows[Name]>;
