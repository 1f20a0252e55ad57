import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const vendor = z.strictObject({
  id,
  name: z.string(),
  clientId: z.string(),
  createdAt: date,
  /** Whether the login box shows no mark of the SDK. Missing in worlds that were saved before this column existed. */
  whiteLabelMode: z.boolean().default(false),
});

const application = z.strictObject({
  id,
  vendorId: id,
  name: z.string(),
  description: z.string(),
  appUrl: z.string(),
  loginUrl: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  /** Free for every user, or only if assigned. */
  accessType: z.enum(['FREE_ACCESS', 'MANAGED_ACCESS']),
  createdAt: date,
});

/** The row's id is the flag's name. */
const flag = z.strictObject({ id, on: z.boolean() });

/** What `GET /metadata` answers; the row's id is the `entityName`. */
const metadata = z.strictObject({ id, configuration: z.record(z.string(), z.json()) });

/** A tenant's changes of the vendor's document; the row's id is the tenant's. */
const customLogin = z.strictObject({ id, tenantId: id, configuration: z.record(z.string(), z.json()) });

/** One configuration of the vendor or of a tenant, for instance `lockout` or `password`. */
const policy = z.strictObject({
  id,
  name: z.string(),
  /** `null` for the vendor's own, which applies to tenants without one. */
  tenantId: id.nullable(),
  value: z.record(z.string(), z.json()),
});

/** The vendor and its settings. */
export const vendorTables = {
  vendors: defineTable(vendor, ['clientId']),
  applications: defineTable(application, ['vendorId']),
  flags: defineTable(flag, []),
  metadata: defineTable(metadata, []),
  customLogins: defineTable(customLogin, ['tenantId']),
  policies: defineTable(policy, ['name']),
};
