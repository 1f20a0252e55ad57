import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the query of `GET /metadata`. */
export const metadataQuerySchema = z.object({ entityName: z.enum(['adminBox', 'saml', 'audits', 'notifications']) });

/** Validates the theme of an entity's metadata, by its name. */
export const metadataThemeSchema = z.object({ id: z.string(), name: z.string(), styles: z.unknown() });
/** The theme of an entity's metadata, by its name; `styles` is any value of the vendor's. */
export type MetadataTheme = z.infer<typeof metadataThemeSchema>;

/** Schema of the answer to `getPortalMetadata`: `GET /metadata`. */
export const portalMetadataResponseSchema = z.object({
  rows: z.array(z.looseObject({ configuration: z.record(z.string(), z.unknown()) })),
});
/** Theme, texts and navigation; the document is `rows[0].configuration` (contract: metadata.md). */
export type PortalMetadataResponse = z.infer<typeof portalMetadataResponseSchema>;

/** Schema of the answer to `getSamlMetadata`: `GET /metadata`. */
export const samlMetadataResponseSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      vendorId: z.string(),
      entityName: z.literal('saml'),
      isActive: z.boolean(),
      configuration: z.object({ acsUrl: z.string(), spEntityId: z.string() }),
      properties: z.array(z.unknown()),
      createdAt: isoDateSchema,
      updatedAt: isoDateSchema,
    }),
  ),
});
/** The SAML metadata of the service, for an identity provider. */
export type SamlMetadataResponse = z.infer<typeof samlMetadataResponseSchema>;

/** Schema of the answer to `getFeatureFlags`: `GET /flags`. */
export const featureFlagMapSchema = z.record(z.string(), z.enum(['on', 'off']));
/** Feature flags by name; only `on` counts as enabled. */
export type FeatureFlagMap = z.infer<typeof featureFlagMapSchema>;

/** Schema of the answer to `getMetadataOverride`: `GET /metadata/overrides`. */
export const metadataOverrideSchema = z.record(z.string(), z.unknown());
/** A document that overrides the vendor's own (portal spec §7 "Portal and flags"). */
export type MetadataOverride = z.infer<typeof metadataOverrideSchema>;

/** Schema of the answers to `getIpMetadata` and `getOwnIpMetadata`. */
export const ipMetadataSchema = z.object({
  ip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  country_name: z.string().nullable(),
  /** Two capital letters. */
  country_code: z.string().nullable(),
  zip: z.string().nullable(),
  location: z.object({ country_flag: z.string().nullish(), country_flag_emoji: z.string().nullish() }),
});
/** The location of an IP address; `null` for parts that are unknown. */
export type IpMetadata = z.infer<typeof ipMetadataSchema>;
