import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the query of `GET /metadata`. */
export const metadataQuerySchema = z.object({ entityName: z.enum(['adminBox', 'saml', 'audits', 'notifications']) });

/** Schema of {@link PortalMetadataResponse}. */
export const portalMetadataResponseSchema = z.object({
  rows: z.array(z.looseObject({ configuration: z.record(z.string(), z.unknown()) })),
});
/** Theme, texts and navigation; the document is `rows[0].configuration` (contract: metadata.md). */
export type PortalMetadataResponse = z.infer<typeof portalMetadataResponseSchema>;

/** Schema of {@link SamlMetadataResponse}. */
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
/** What an identity provider has to know of us. */
export type SamlMetadataResponse = z.infer<typeof samlMetadataResponseSchema>;

/** Schema of {@link FeatureFlagMap}. */
export const featureFlagMapSchema = z.record(z.string(), z.enum(['on', 'off']));
/** Feature flags by name; only `on` counts as enabled. */
export type FeatureFlagMap = z.infer<typeof featureFlagMapSchema>;
