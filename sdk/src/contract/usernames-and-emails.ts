import { z } from 'zod';
import { pageLinksSchema, pageMetadataSchema } from './common';

/** Schema of the answer to `getMyUsername`: `GET /identity/resources/usernames/v1/me`. */
export const myUsernameSchema = z.object({ username: z.string(), userId: z.string() }).partial();
/** The user's own name; empty for a user without one. */
export type MyUsername = z.infer<typeof myUsernameSchema>;

/** Schema of the body of `createUsername`: `POST /identity/resources/usernames/v1`. */
export const createUsernameRequestSchema = z.object({
  username: z
    .string()
    .trim()
    .min(3)
    .max(64)
    .regex(/^[\p{L}\p{N}._-]+$/u, 'letters, digits, dots, dashes and underscores only'),
});
/** A user name of 3 to 64 letters, digits, dots, dashes and underscores. */
export type CreateUsernameRequest = z.infer<typeof createUsernameRequestSchema>;

const limitSchema = z.coerce.number().int().min(1).max(200).optional();
const offsetSchema = z.coerce.number().int().min(0).optional();

/** Schema of the query of `listUsernames`: `GET /identity/resources/usernames/v1`. */
export const listUsernamesQuerySchema = z.object({
  _limit: limitSchema,
  _offset: offsetSchema,
  _usernamePrefix: z.string().max(320).optional(),
  /** Joined by commas. */
  userIds: z.string().max(20_000).optional(),
});
/** A page of the team's user names; `_offset` is the index of the page. */
export type ListUsernamesQuery = z.infer<typeof listUsernamesQuerySchema>;

/** Schema of the answer to `listUsernames`: `GET /identity/resources/usernames/v1`. */
export const listUsernamesResponseSchema = z.object({
  items: z.array(z.object({ userId: z.string(), username: z.string(), vendorId: z.string().optional() })),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the team's user names; users without one are left out. */
export type ListUsernamesResponse = z.infer<typeof listUsernamesResponseSchema>;

/** Schema of the query of `listUserEmails`: `GET /identity/resources/users/emails/v1`. */
export const listUserEmailsQuerySchema = z.object({
  _limit: limitSchema,
  _offset: offsetSchema,
  /** Part of the address. */
  _email: z.string().max(320).optional(),
  /** Joined by commas. */
  userIds: z.string().max(20_000).optional(),
});
/** A page of the team's e-mail addresses; `_offset` is the index of the page. */
export type ListUserEmailsQuery = z.infer<typeof listUserEmailsQuerySchema>;

/** Schema of the answer to `listUserEmails`: `GET /identity/resources/users/emails/v1`. */
export const listUserEmailsResponseSchema = z.object({
  items: z.array(z.object({ userId: z.string(), email: z.string(), isPrimary: z.boolean().optional() })),
  _metadata: pageMetadataSchema,
  _links: pageLinksSchema.optional(),
});
/** A page of the team's e-mail addresses. */
export type ListUserEmailsResponse = z.infer<typeof listUserEmailsResponseSchema>;
