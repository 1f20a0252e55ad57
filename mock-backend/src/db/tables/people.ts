import { z } from 'zod';
import { date, id, pictureAddress } from './columns';
import { defineTable } from './define-table';

const tenant = z.strictObject({
  id,
  vendorId: id,
  name: z.string(),
  alias: z.string(),
  /** `null` for one that stands for itself. */
  parentTenantId: id.nullable(),
  isReseller: z.boolean(),
  /** Whether its people may enter the accounts below it, unless a row of `subAccountAccess` says otherwise. */
  subAccountAccessType: z.enum(['defaultOff', 'defaultOn', 'alwaysOn']),
  /** No user can be invited into one that is `locked`. */
  status: z.string(),
  /** A JSON text. */
  metadata: z.string(),
  address: z.string(),
  timezone: z.string(),
  dateFormat: z.string(),
  timeFormat: z.string(),
  currency: z.string(),
  website: z.string(),
  logo: z.string(),
  applicationUrl: z.string(),
  loginUrl: z.string(),
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
  /** Only the path of an uploaded picture, because a world can move to another host. */
  profilePictureUrl: pictureAddress.nullable(),
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

/** A profile picture as it was uploaded. */
const picture = z.strictObject({
  id,
  userId: id,
  contentType: z.enum(['image/png', 'image/jpeg']),
  /** Base64. */
  content: z.string(),
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
  /** `null` for a permanent member. */
  temporaryExpirationDate: date.nullable(),
  managedBy: z.enum(['frontegg', 'scim2']),
  createdAt: date,
});

/** Whether a member may enter the accounts below; without a row the tenant's own type decides. */
const subAccountAccess = z.strictObject({ id, userId: id, tenantId: id, allowed: z.boolean() });

/** Accounts, and who belongs to which tenant. */
export const peopleTables = {
  tenants: defineTable(tenant, ['alias', 'parentTenantId']),
  users: defineTable(user, ['email', 'username']),
  pictures: defineTable(picture, ['userId']),
  memberships: defineTable(membership, ['userId', 'tenantId']),
  subAccountAccess: defineTable(subAccountAccess, ['userId', 'tenantId']),
};
