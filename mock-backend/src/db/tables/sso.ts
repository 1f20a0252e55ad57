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

/** A sign-in on its way to an identity provider and back. */
const ssoAttempt = z.strictObject({
  id,
  /** `RelayState` and `state` of the wire. */
  state: z.string(),
  configurationId: id,
  /** Id of the SAML request, or the nonce of the OpenID one. */
  requestId: z.string(),
  /** Where the answer has to arrive: our address for assertions as it was named to the provider. */
  acsUrl: z.string(),
  /** The cookie of the browser that started the sign-in: an answer is valid in that browser only. */
  browserToken: z.string(),
  /** The host that started the sign-in. */
  hostOrigin: z.string(),
  expiresAt: date,
  usedAt: date.nullable(),
});

/** Remembered until it is too old to be shown again; the row's id is the assertion's, and who issued it. */
const usedAssertion = z.strictObject({ id, expiresAt: date });

/** What a simulated OpenID provider hands out for an account; good for one trade. */
const providerCode = z.strictObject({
  id,
  code: z.string(),
  /** Alias of the tenant whose provider it is. */
  alias: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  nonce: z.string(),
  email: z.string(),
  name: z.string(),
  groups: z.array(z.string()),
  /** How to answer wrongly; empty for the right way. */
  fault: z.string(),
  expiresAt: date,
  usedAt: date.nullable(),
});

/** How tenants sign in through identity providers of their own. */
export const ssoTables = {
  ssoConfigurations: defineTable(ssoConfiguration, ['tenantId']),
  ssoDomains: defineTable(ssoDomain, ['tenantId', 'configurationId', 'domain']),
  ssoGroups: defineTable(ssoGroup, ['tenantId', 'configurationId']),
  ssoAttempts: defineTable(ssoAttempt, ['state', 'configurationId']),
  usedAssertions: defineTable(usedAssertion, []),
  providerCodes: defineTable(providerCode, ['code']),
  dnsRecords: defineTable(dnsRecord, ['domain']),
};
