import { z } from 'zod';

/** ISO 8601 with time and zone. */
export const isoDateSchema = z.iso.datetime({ offset: true });

/** Schema of an answer whose body is ignored: the service may send any object. */
export const emptyResponseSchema = z.object({});
/** An answer whose body is ignored. */
export type EmptyResponse = Record<string, never>;

/** Body of every failure (contract: headers-and-storage §4). */
export const errorBodySchema = z.object({
  errors: z.array(z.string()),
  errorCode: z.string().optional(),
  errorCodes: z.array(z.string()).optional(),
  context: z.unknown().optional(),
});
/** Body of every failure (contract: headers-and-storage §4). */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The kind of identifier that a user signs in with. */
export const identifierTypeSchema = z.enum(['email', 'phoneNumber', 'username']);
/** The kind of identifier that a user signs in with. */
export type IdentifierType = z.infer<typeof identifierTypeSchema>;

/** Where an account comes from (portal spec §3). */
export const identityProviderNameSchema = z.enum([
  'local',
  'saml',
  'google',
  'github',
  'facebook',
  'microsoft',
  'scim2',
  'slack',
]);
/** Where an account comes from (portal spec §3). */
export type IdentityProviderName = z.infer<typeof identityProviderNameSchema>;

/** Who manages an account: the product, or a directory. */
export const userManagedBySchema = z.enum(['frontegg', 'scim2']);
/** Who manages an account: the product, or a directory. */
export type UserManagedBy = z.infer<typeof userManagedBySchema>;

/** Direction of a sorted list. */
export const sortOrderSchema = z.enum(['ASC', 'DESC']);
/** Direction of a sorted list. */
export type SortOrder = z.infer<typeof sortOrderSchema>;

/** The length of the whole list, sent along with one page of it. */
export const pageMetadataSchema = z.object({ totalItems: z.number(), totalPages: z.number() });
/** The length of the whole list, sent along with one page of it. */
export type PageMetadata = z.infer<typeof pageMetadataSchema>;

/** Addresses of the neighbouring pages; empty where there is none. */
export const pageLinksSchema = z.object({ next: z.string(), prev: z.string(), first: z.string(), last: z.string() });
/** Addresses of the neighbouring pages; empty where there is none. */
export type PageLinks = z.infer<typeof pageLinksSchema>;

/** Query texts `true` and `false`. */
export const queryBooleanSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** An email address with letters of any script (RFC 6531). Not stricter, because only a sent mail proves an address. */
const emailPattern = /^[^\s@"]{1,64}@[^\s@".]+(\.[^\s@".]+)+$/;
/** An email address as typed. */
export const emailSchema = z
  .string()
  .trim()
  .max(320)
  .pipe(z.email({ pattern: emailPattern }));
