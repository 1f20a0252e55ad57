import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the answer to `getPublicSsoConfiguration`: `GET /team/resources/sso/v2/configurations/public`. */
export const publicSsoConfigurationSchema = z.object({ isActive: z.boolean() });
/** Whether any tenant signs in through its own identity provider. */
export type PublicSsoConfiguration = z.infer<typeof publicSsoConfigurationSchema>;

/** Validates the product of the identity provider. */
export const ssoProviderTypeSchema = z.enum(['saml', 'okta', 'azure', 'google', 'oidc']);
/** The product of the identity provider; all but `oidc` use SAML (sign-in spec §3). */
export type SsoProviderType = z.infer<typeof ssoProviderTypeSchema>;

/** A setting from the admin pages of the identity provider: an address, an id, a certificate. */
const settingSchema = z.string().trim().max(20_000);
const roleIdsSchema = z.array(z.string().max(200)).max(1_000);
const anyCaseTypeSchema = z.string().trim().toLowerCase().pipe(ssoProviderTypeSchema);
const ssoEndpointSchema = settingSchema.refine(
  (text) => text === '' || isWebAddress(text),
  'must be an http or https address',
);
const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/, 'must be a domain');

/** Schema of the answer to `addSsoDomain`. */
export const ssoDomainSchema = z.object({
  id: z.string(),
  domain: z.string(),
  validated: z.boolean(),
  txtRecord: z.string(),
});
/** An e-mail domain whose users sign in by SSO, once a DNS record with the text `txtRecord` proves its ownership. */
export type SsoDomain = z.infer<typeof ssoDomainSchema>;

/** Schema of the one item of `listSamlGroups` and `listSsoGroups`. */
export const ssoGroupSchema = z.object({ id: z.string(), group: z.string(), roleIds: z.array(z.string()) });
/** A group of the identity provider, and its roles. */
export type SsoGroup = z.infer<typeof ssoGroupSchema>;

/** Schema of the one item of `listSsoConfigurations`: `GET /team/resources/sso/v1/configurations`. */
export const ssoConfigurationSchema = z.object({
  id: z.string(),
  enabled: z.boolean(),
  type: z.string(),
  generatedVerification: z.string(),
  ssoEndpoint: z.string(),
  publicCertificate: z.string(),
  signRequest: z.boolean(),
  acsUrl: z.string(),
  spEntityId: z.string(),
  oidcClientId: z.string(),
  oidcSecret: z.string(),
  domains: z.array(ssoDomainSchema),
  roleIds: z.array(z.string()),
  groups: z.array(ssoGroupSchema),
  skipEmailDomainValidation: z.boolean(),
  createdAt: isoDateSchema.optional(),
  updatedAt: isoDateSchema.optional(),
});
/** How a tenant signs in through its own identity provider. */
export type SsoConfiguration = z.infer<typeof ssoConfigurationSchema>;

/** Schema of the answer to `listSsoConfigurations`. */
export const listSsoConfigurationsResponseSchema = z.array(ssoConfigurationSchema);

/** Schema of the bodies of `createSsoConfiguration` and `updateSsoConfiguration`. */
export const saveSsoConfigurationRequestSchema = z.object({
  enabled: z.boolean().optional(),
  type: anyCaseTypeSchema.optional(),
  ssoEndpoint: ssoEndpointSchema.optional(),
  publicCertificate: settingSchema.optional(),
  signRequest: z.boolean().optional(),
  acsUrl: settingSchema.optional(),
  spEntityId: settingSchema.optional(),
  oidcClientId: settingSchema.optional(),
  oidcSecret: settingSchema.optional(),
  roleIds: roleIdsSchema.optional(),
  groups: z
    .array(
      z.object({
        id: z.string().optional(),
        group: z.string().trim().min(1).max(200),
        roleIds: roleIdsSchema.default([]),
      }),
    )
    .max(1_000)
    .optional(),
  /** Accepted and ignored: only a text chosen by the service proves the ownership. */
  generatedVerification: z.string().optional(),
  skipEmailDomainValidation: z.boolean().optional(),
});
/** Fields of a configuration to set; absent ones stay as they are. `groups` replaces them all. */
export type SaveSsoConfigurationRequest = z.input<typeof saveSsoConfigurationRequestSchema>;

/** Validates the text of an identity provider's metadata file (XML). */
export const ssoMetadataRequestSchema = z.object({ metadata: z.string().min(1).max(1_000_000) });
/** The text of an identity provider's metadata file (XML). */
export type SsoMetadataRequest = z.infer<typeof ssoMetadataRequestSchema>;

/** Schema of the bodies of `createSsoConfigurationFromUrl` and `updateSsoConfigurationFromUrl`. */
export const ssoMetadataUrlRequestSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  configMetadata: saveSsoConfigurationRequestSchema
    .pick({ type: true, acsUrl: true, spEntityId: true, oidcClientId: true, oidcSecret: true })
    .optional(),
});
/** Where an identity provider publishes its metadata, and further fields of the configuration. */
export type SsoMetadataUrlRequest = z.infer<typeof ssoMetadataUrlRequestSchema>;

/** Schema of the body of `addSsoDomain`. */
export const addSsoDomainRequestSchema = z.object({ domain: domainSchema });
/** A domain to sign in with. */
export type AddSsoDomainRequest = z.infer<typeof addSsoDomainRequestSchema>;

/** Schema of the answers to `getSamlDefaultRoles` and `getSsoDefaultRoles`. */
export const ssoRolesSchema = z.object({ roleIds: roleIdsSchema });
/** The roles of all users who sign in through the identity provider. */
export type SsoRoles = z.infer<typeof ssoRolesSchema>;

/** Schema of the answer that lists groups of an identity provider. */
export const listSsoGroupsResponseSchema = z.array(ssoGroupSchema);

/** Schema of the bodies of `createSamlGroup` and `createSsoGroup`. */
export const createSsoGroupRequestSchema = z.object({
  group: z.string().trim().min(1).max(200),
  roleIds: roleIdsSchema.optional(),
});
/** A group of the identity provider to map to roles. */
export type CreateSsoGroupRequest = z.infer<typeof createSsoGroupRequestSchema>;

/** Schema of the bodies of `updateSamlGroup` and `updateSsoGroup`. */
export const updateSsoGroupRequestSchema = createSsoGroupRequestSchema.required();
/** The new roles or name of a mapped group. */
export type UpdateSsoGroupRequest = z.infer<typeof updateSsoGroupRequestSchema>;

/** Schema of the answers to `getSamlConfiguration`, `saveSamlConfiguration` and 2 more calls. */
export const samlConfigurationSchema = z.object({
  enabled: z.boolean(),
  domain: z.string().optional(),
  validated: z.boolean().optional(),
  generatedVerification: z.string().optional(),
  ssoEndpoint: z.string().optional(),
  publicCertificate: z.string().optional(),
  signRequest: z.boolean().optional(),
  createdAt: isoDateSchema.optional(),
  updatedAt: isoDateSchema.optional(),
  acsUrl: z.string().optional(),
  spEntityId: z.string().optional(),
  isSamlActive: z.boolean().optional(),
  oidcClientId: z.string().optional(),
  oidcSecret: z.string().optional(),
  type: z.string().optional(),
});
/** The older form of a configuration: one a tenant, with one domain. Only `enabled: false` when there is none. */
export type SamlConfiguration = z.infer<typeof samlConfigurationSchema>;

/** Schema of the body of `saveSamlConfiguration`: `POST /team/resources/sso/v1/saml/configurations`. */
export const saveSamlConfigurationRequestSchema = saveSsoConfigurationRequestSchema
  .pick({ ssoEndpoint: true, publicCertificate: true, signRequest: true, acsUrl: true, spEntityId: true })
  .extend({
    enabled: z.boolean(),
    domain: domainSchema.optional(),
    isSamlActive: z.boolean().optional(),
    oidcClientId: settingSchema.optional(),
    oidcSecret: settingSchema.optional(),
    type: anyCaseTypeSchema.optional(),
  });
/** The older form of saving; the first time it needs a `domain`. */
export type SaveSamlConfigurationRequest = z.input<typeof saveSamlConfigurationRequestSchema>;

/** Schema of the answer to `getSamlServiceProvider`: `GET /team/resources/sso/v1/saml/configurations/vendor-config`. */
export const samlServiceProviderSchema = z.object({ acsUrl: z.string(), spEntityId: z.string() });
/** The service's data for an identity provider: the address and the audience of assertions. */
export type SamlServiceProvider = z.infer<typeof samlServiceProviderSchema>;

/** Schema of the answer to `getOidcConfiguration`: `GET /team/resources/sso/v1/oidc/configurations`. */
export const oidcConfigurationSchema = z.object({ active: z.boolean(), redirectUri: z.string().optional() });
/** Whether OpenID Connect is offered, and the callback address for the identity provider. */
export type OidcConfiguration = z.infer<typeof oidcConfigurationSchema>;

/** An absolute address of the web, or the path of one on the service itself. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text, 'https://service.test')) return false;
  return /^https?:$/.test(new URL(text, 'https://service.test').protocol);
}
