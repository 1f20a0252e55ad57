import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const mode = z.enum(['ALLOW', 'BLOCK']);

const ipRestriction = z.strictObject({
  id,
  tenantId: id,
  /** An address, or a range such as `10.0.0.0/8`. */
  ip: z.string(),
  strategy: mode,
  isActive: z.boolean(),
  description: z.string().nullable(),
  createdAt: date,
  updatedAt: date,
});

const domainRestriction = z.strictObject({
  id,
  tenantId: id,
  /** Lower case. */
  domain: z.string(),
  type: mode,
});

const countryRestriction = z.strictObject({
  id,
  tenantId: id,
  /** Two capital letters (ISO 3166-1). */
  countryCode: z.string(),
});

/** Networks and countries of sign-ins, and e-mail domains of new users; `policies` defines how the lists are used. */
export const restrictionTables = {
  ipRestrictions: defineTable(ipRestriction, ['tenantId']),
  domainRestrictions: defineTable(domainRestriction, ['tenantId']),
  countryRestrictions: defineTable(countryRestriction, ['tenantId']),
};
