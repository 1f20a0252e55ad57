import { z } from 'zod';
import { isoDateSchema } from './common';

/** Validates the product that the directory belongs to. */
export const directorySourceSchema = z.enum(['frontegg', 'okta', 'azure-ad', 'other']);
/** The product that the directory belongs to. */
export type DirectorySource = z.infer<typeof directorySourceSchema>;

/** Schema of the one item of `listDirectoryConnections`: `GET /directory/resources/v1/configurations/scim2`. */
export const directoryConnectionSchema = z.object({
  id: z.string(),
  connectionName: z.string(),
  source: directorySourceSchema,
  syncToUserManagement: z.boolean(),
  createdAt: isoDateSchema,
  lastSync: isoDateSchema.nullable().optional(),
});
/** A directory that provisions users and groups into a tenant (SCIM 2.0). */
export type DirectoryConnection = z.infer<typeof directoryConnectionSchema>;

/** Schema of the answer to `listDirectoryConnections`. */
export const listDirectoryConnectionsResponseSchema = z.array(directoryConnectionSchema);

/** Schema of the body of `createDirectoryConnection`: `POST /directory/resources/v1/configurations/scim2`. */
export const createDirectoryConnectionRequestSchema = z.object({
  source: directorySourceSchema,
  connectionName: z.string().trim().max(200).optional(),
  syncToUserManagement: z.boolean().optional(),
});
/** A connection to create; its users join the team unless `syncToUserManagement` is false. */
export type CreateDirectoryConnectionRequest = z.infer<typeof createDirectoryConnectionRequestSchema>;

/** Schema of the answer to `createDirectoryConnection`: `POST /directory/resources/v1/configurations/scim2`. */
export const createdDirectoryConnectionSchema = z.object({
  id: z.string(),
  connectionName: z.string(),
  token: z.string(),
});
/** A new connection with the token of its directory, which is shown only once. */
export type CreatedDirectoryConnection = z.infer<typeof createdDirectoryConnectionSchema>;

/** Schema of the body of `updateDirectoryConnection`: `PATCH /directory/resources/v1/configurations/scim2/{id}`. */
export const updateDirectoryConnectionRequestSchema = z.object({ syncToUserManagement: z.boolean().optional() });
/** What to change of a connection. */
export type UpdateDirectoryConnectionRequest = z.infer<typeof updateDirectoryConnectionRequestSchema>;

/** Schema of the body of `deleteDirectoryConnection`. */
export const deleteDirectoryConnectionRequestSchema = z.object({ deleteAll: z.boolean() });
/** Whether to delete the users and groups of the connection; otherwise they stay, and the portal manages them. */
export type DeleteDirectoryConnectionRequest = z.infer<typeof deleteDirectoryConnectionRequestSchema>;

/** Schema of the answer to `countDirectoryUsers`. */
export const directoryUserCountSchema = z.object({ count: z.int() });
/** The number of users that a directory has provisioned. */
export type DirectoryUserCount = z.infer<typeof directoryUserCountSchema>;
