import { z } from 'zod';
import { date, id, pictureAddress } from './columns';
import { defineTable } from './define-table';

const tenant = z.strictObject({
  id,
  vendorId: id,
  name: z.string(),
  alias: z.string(),
  /** `null` for a top-level account. */
  parentTenantId: id.nullable(),
  isReseller: z.boolean(),
  /** Whether its members may enter its sub-accounts, unless a row of `subAccountAccess` overrides it. */
  subAccountAccessType: z.enum(['defaultOff', 'defaultOn', 'alwaysOn']),
  /** No user can be invited into a `locked` one. */
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
  /** Lower case: look it up in lower case. */
  email: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  /** Plain text: a mock keeps it readable, so that `people()` can return it. `null` before the account is activated. */
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
  /** The tenant of a new session. */
  activeTenantId: id,
  superUser: z.boolean(),
  /** Locked by an administrator; `failedAttempts` counts wrong passwords. */
  isLocked: z.boolean(),
  createdAt: date,
  lastLogin: date.nullable(),
});

/** An uploaded profile picture. */
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

/** Whether a member may enter the sub-accounts; without a row the tenant's own type decides. */
const subAccountAccess = z.strictObject({ id, userId: id, tenantId: id, allowed: z.boolean() });

/** Tenants, users and memberships. */
export const peopleTables = {
  tenants: defineTable(tenant, ['alias', 'parentTenantId']),
  users: defineTable(user, ['email', 'username']),
  pictures: defineTable(picture, ['userId']),
  memberships: defineTable(membership, ['userId', 'tenantId']),
  subAccountAccess: defineTable(subAccountAccess, ['userId', 'tenantId']),
};
