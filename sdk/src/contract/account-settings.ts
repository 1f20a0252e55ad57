import { z } from 'zod';

/** Schema of the answers to `getAccountSettings` and `updateAccountSettings`. */
export const accountSettingsSchema = z.object({
  tenantId: z.string().optional(),
  applicationUrl: z.string().optional(),
  loginUrl: z.string().optional(),
  address: z.string().optional(),
  timezone: z.string().optional(),
  dateFormat: z.string().optional(),
  timeFormat: z.string().optional(),
  currency: z.string().optional(),
  logo: z.string().optional(),
  name: z.string().optional(),
  website: z.string().optional(),
});
/** The settings of a tenant. */
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** Schema of the answer to `getPublicAccountSettings`: `GET /tenants/resources/account-settings/v1/public`. */
export const publicAccountSettingsSchema = z.object({
  tenantId: z.string(),
  applicationUrl: z.string().optional(),
  loginUrl: z.string().optional(),
});
/** The login address of a tenant, readable without a session. */
export type PublicAccountSettings = z.infer<typeof publicAccountSettingsSchema>;

const textSchema = z.string().trim().max(200);
/** An address to open, with or without its scheme; `{host}` in it is replaced by the client. */
const addressSchema = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^$|^(https?:\/\/)?[\w{][^\s:<>"']*(:\d+)?([/?#][^\s<>"']*)?$/i, 'not an address');

/** Schema of the body of `updateAccountSettings`: `PUT /tenants/resources/account-settings/v1`. */
export const updateAccountSettingsRequestSchema = z.object({
  name: textSchema.min(1).optional(),
  website: addressSchema.optional(),
  address: textSchema.optional(),
  timezone: textSchema.optional(),
  dateFormat: textSchema.optional(),
  timeFormat: textSchema.optional(),
  currency: textSchema.optional(),
  /** The address of a picture, or the picture itself; long enough for one of 1 MB. */
  logo: z
    .string()
    .max(1_500_000)
    .regex(/^$|^(https?:\/\/|data:image\/(png|jpeg|svg\+xml);base64,)/i, 'not the address of a picture')
    .optional(),
  /** Id of the user's own account. */
  tenantId: z.string().optional(),
  applicationUrl: addressSchema.optional(),
  loginUrl: addressSchema.optional(),
});
/** Settings to change; absent ones stay as they are, empty ones are reset. */
export type UpdateAccountSettingsRequest = z.infer<typeof updateAccountSettingsRequestSchema>;

/** Schema of the answer to `getCustomLoginMetadata`: `GET /metadata/admin-box`. */
export const customLoginMetadataSchema = z.object({ configuration: z.record(z.string(), z.unknown()) });
/** What an account has changed of the vendor's portal document, for its own login box. */
export type CustomLoginMetadata = z.infer<typeof customLoginMetadataSchema>;

/** Schema of the body of `updateCustomLoginMetadata`: `POST /metadata/admin-box`. */
export const updateCustomLoginMetadataRequestSchema = z.object({
  actions: z
    .array(
      z.object({
        /** The path to a leaf of the document, joined by slashes: `loginBox/logo/image`. */
        type: z
          .string()
          .max(400)
          .regex(/^[^/]+(\/[^/]+){0,19}$/, 'not a path')
          .refine((path) => !/(^|\/)(__proto__|prototype|constructor)(\/|$)/.test(path), 'not a path'),
        /** The leaf; `null` or an absent value removes it. */
        payload: z.json().optional(),
      }),
    )
    .min(1, 'No changes to update')
    .max(1_000),
});
/** The leaves of the document that change. */
export type UpdateCustomLoginMetadataRequest = z.infer<typeof updateCustomLoginMetadataRequestSchema>;
