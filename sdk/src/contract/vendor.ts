import { z } from 'zod';

/** Schema of the answer to `getVendorPublicInfo`: `GET /vendors/public`. */
export const vendorPublicInfoSchema = z.object({
  name: z.string(),
  logo: z.string(),
  icon: z.string(),
  whiteLabelMode: z.boolean(),
});
/** The vendor's public information. */
export type VendorPublicInfo = z.infer<typeof vendorPublicInfoSchema>;
