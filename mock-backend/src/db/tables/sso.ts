import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const ssoConfiguration = z.strictObject({
  id,
  tenantId: id,
  enabled: z.boolean(),
  type: z.enum(['saml', 'okta', 'azure', 'google', 'oidc']),
  /** A path for an address of the world itself, which follows it from one host to the next; so is `acsUrl`. */
  ssoEndpoint: z.string(),
  /** PEM, or its base64 alone. */
  publicCertificate: z.string(),
  signRequest: z.boolean(),
  acsUrl: z.string(),
  spEntityId: z.string(),
  /** Who may issue assertions; empty for anybody with the certificate's key. */
  idpEntityId: z.string(),
  oidcClientId: z.string(),
  oidcSecret: z.string(),
  /** Roles of everybody who comes in. */
  roleIds: z.array(id),
  skipEmailDomainValidation: z.boolean(),
  /** What the DNS record of each of its domains has to say. */
  generatedVerification: z.string(),
  createdAt: date,
  updatedAt: date,
});

const ssoDomain = z.strictObject({
  id,
  tenantId: id,
  configurationId: id,
  /** Lower case. */
  domain: z.string(),
  validated: z.boolean(),
});

/** A group of an identity provider and the roles it gives. */
const ssoGroup = z.strictObject({ id, tenantId: id, configurationId: id, group: z.string(), roleIds: z.array(id) });

/** What the name servers of the world answer: one text record. */
const dnsRecord = z.strictObject({ id, domain: z.string(), text: z.string() });

/** How tenants sign in through identity providers of their own. */
export const ssoTables = {
  ssoConfigurations: defineTable(ssoConfiguration, ['tenantId']),
  ssoDomains: defineTable(ssoDomain, ['tenantId', 'configurationId', 'domain']),
  ssoGroups: defineTable(ssoGroup, ['tenantId', 'configurationId']),
  dnsRecords: defineTable(dnsRecord, ['domain']),
};
