import { z } from 'zod';
import { isoDateSchema, queryBooleanSchema } from './common';

/** Who may use an application: all users of the vendor, or those it is assigned to (portal spec §3). */
export const applicationAccessTypeSchema = z.enum(['FREE_ACCESS', 'MANAGED_ACCESS']);
/** Who may use an application: all users of the vendor, or those it is assigned to (portal spec §3). */
export type ApplicationAccessType = z.infer<typeof applicationAccessTypeSchema>;

/** Schema of the one item of `listApplications`: `GET /applications/resources/applications/v1`. */
export const applicationSchema = z.object({
  id: z.string(),
  accessType: applicationAccessTypeSchema,
  appURL: z.string(),
  loginURL: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  name: z.string(),
  /** Empty without a picture. */
  logoURL: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  type: z.string(),
  frontendStack: z.string(),
  description: z.string(),
  integrationFinishedAt: isoDateSchema,
});
/** One of the vendor's applications. */
export type Application = z.infer<typeof applicationSchema>;
/** Schema of the answer to `listApplications`. */
export const listApplicationsResponseSchema = z.array(applicationSchema);

const idsSchema = z.string().max(40_000);

/** Schema of the query of `listApplications`. */
export const listApplicationsQuerySchema = z.object({
  /** Joined by commas. Default: all applications of the account. */
  ids: idsSchema.optional(),
  /** Whether to include the applications that every user has. Default: `true`. */
  _includeFreeAccess: queryBooleanSchema.optional(),
});
/** Which applications to read. */
export type ListApplicationsQuery = z.infer<typeof listApplicationsQuerySchema>;

/** Schema of the answer to `listApplicationsOfUser`: ids. */
export const listApplicationsOfUserResponseSchema = z.array(z.string());

/** Schema of the query of `listApplicationsOfUsers`. */
export const usersApplicationsQuerySchema = z.object({ userIds: idsSchema });
/** Schema of the one item of `listApplicationsOfUsers`: `GET /identity/resources/applications/v1/users-apps`. */
export const userApplicationIdsSchema = z.object({ userId: z.string(), appIds: z.array(z.string()) });
/** The applications assigned to a user. */
export type UserApplicationIds = z.infer<typeof userApplicationIdsSchema>;
/** Schema of the answer to `listApplicationsOfUsers`. */
export const listApplicationsOfUsersResponseSchema = z.array(userApplicationIdsSchema);

/** Schema of the query of `listUsersOfApplications`. */
export const applicationsUsersQuerySchema = z.object({ appIds: idsSchema });
/** Schema of the one item of `listUsersOfApplications`: `GET /identity/resources/applications/v1/apps-users`. */
export const applicationUserIdsSchema = z.object({ appId: z.string(), userIds: z.array(z.string()) });
/** The users that an application is assigned to. */
export type ApplicationUserIds = z.infer<typeof applicationUserIdsSchema>;
/** Schema of the answer to `listUsersOfApplications`. */
export const listUsersOfApplicationsResponseSchema = z.array(applicationUserIdsSchema);

/** Schema of the bodies of `assignApplications` and `unassignApplications`. */
export const assignApplicationsRequestSchema = z.object({
  userId: z.string().min(1),
  tenantId: z.string().min(1),
  appIds: z.array(z.string()).min(1).max(1_000),
});
/** Applications to assign to a user in an account, or to remove from them. */
export type AssignApplicationsRequest = z.infer<typeof assignApplicationsRequestSchema>;

/** Schema of the one item of `listTenantApplications`. */
export const tenantApplicationIdsSchema = z.object({ tenantId: z.string(), appIds: z.array(z.string()).optional() });
/** The applications that an account has. */
export type TenantApplicationIds = z.infer<typeof tenantApplicationIdsSchema>;
/** Schema of the answer to `listTenantApplications`. */
export const listTenantApplicationsResponseSchema = z.array(tenantApplicationIdsSchema);

/** Schema of the one item of `listTenantApplicationsV2`. */
export const tenantApplicationAssignmentsSchema = z.object({
  tenantId: z.string(),
  assignments: z.array(z.object({ appId: z.string(), accessType: applicationAccessTypeSchema })),
});
/** The applications that an account has, with the users of each. */
export type TenantApplicationAssignments = z.infer<typeof tenantApplicationAssignmentsSchema>;
/** Schema of the answer to `listTenantApplicationsV2`. */
export const listTenantApplicationsV2ResponseSchema = z.array(tenantApplicationAssignmentsSchema);
