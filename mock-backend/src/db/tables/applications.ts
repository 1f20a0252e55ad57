import { z } from 'zod';
import { id } from './columns';
import { defineTable } from './define-table';

/** Assigns a managed application to a tenant; every tenant has those with free access. */
const tenantApplication = z.strictObject({ id, tenantId: id, appId: id });

/** Allows a member to use a managed application. */
const userApplication = z.strictObject({ id, userId: id, tenantId: id, appId: id });

/** Assignments of the vendor's applications. */
export const applicationTables = {
  tenantApplications: defineTable(tenantApplication, ['tenantId', 'appId']),
  userApplications: defineTable(userApplication, ['userId', 'tenantId', 'appId']),
};
