import { z } from 'zod';
import { id } from './columns';
import { defineTable } from './define-table';

/** A tenant has a managed application; those with free access it has anyway. */
const tenantApplication = z.strictObject({ id, tenantId: id, appId: id });

/** A member may use a managed application. */
const userApplication = z.strictObject({ id, userId: id, tenantId: id, appId: id });

/** Who has which of the vendor's applications. */
export const applicationTables = {
  tenantApplications: defineTable(tenantApplication, ['tenantId', 'appId']),
  userApplications: defineTable(userApplication, ['userId', 'tenantId', 'appId']),
};
