import { z } from 'zod';

/** Schema of {@link AccountSettings}. */
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
/** What a tenant says of itself. */
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** Schema of {@link PublicAccountSettings}. */
export const publicAccountSettingsSchema = z.object({
  tenantId: z.string(),
  applicationUrl: z.string().optional(),
  loginUrl: z.string().optional(),
});
/** Where a tenant's own login is, before anybody has signed in. */
export type PublicAccountSettings = z.infer<typeof publicAccountSettingsSchema>;
