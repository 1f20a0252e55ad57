import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const ssoConfiguration = z.strictObject({
  id,
  tenantId: id,
  enabled: z.boolean(),
  type: z.enum(['saml', 'okta', 'azure', 'google', 'oidc']),
  /** A path for an address of the world itself, which can move to another host; so is `acsUrl`. */
  ssoEndpoint: z.string(),
  /** PEM, or its base64 alone. */
  publicCertificate: z.string(),
  signRequest: z.boolean(),
  acsUrl: z.string(),
  spEntityId: z.string(),
  /** The issuer of assertions; empty for any issuer with the certificate's key. */
  idpEntityId: z.string(),
  oidcClientId: z.string(),
  oidcSecret: z.string(),
  /** Roles of every user who signs in through it. */
  roleIds: z.array(id),
  skipEmailDomainValidation: z.boolean(),
  /** The required content of the DNS record of each of its domains. */
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

/** A group of an identity provider and the roles of its members. */
const ssoGroup = z.strictObject({ id, tenantId: id, configurationId: id, group: z.string(), roleIds: z.array(id) });

/** A text record on the name servers of the world. */
const dnsRecord = z.strictObject({ id, domain: z.string(), text: z.string() });

/** A sign-in that was redirected to an identity provider. */
const ssoAttempt = z.strictObject({
  id,
  /** `RelayState` and `state` of the wire. */
  state: z.string(),
  configurationId: id,
  /** Id of the SAML request, or the nonce of the OpenID one. */
  requestId: z.string(),
  /** The address that the answer must be sent to: the assertion address that was given to the provider. */
  acsUrl: z.string(),
  /** The cookie of the browser that started the sign-in: an answer is valid in that browser only. */
  browserToken: z.string(),
  /** The host that started the sign-in. */
  hostOrigin: z.string(),
  expiresAt: date,
  usedAt: date.nullable(),
});

/** Kept until the assertion has expired, so that a replay is refused; the row's id is the assertion's id and issuer. */
const usedAssertion = z.strictObject({ id, expiresAt: date });

/** The one-time authorization code of a simulated OpenID provider. */
const providerCode = z.strictObject({
  id,
  code: z.string(),
  /** Alias of the provider's tenant. */
  alias: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  nonce: z.string(),
  email: z.string(),
  name: z.string(),
  groups: z.array(z.string()),
  /** The kind of invalid answer; empty for a valid one. */
  fault: z.string(),
  expiresAt: date,
  usedAt: date.nullable(),
});

/** Single sign-on of tenants through their own identity providers. */
export const ssoTables = {
  ssoConfigurations: defineTable(ssoConfiguration, ['tenantId']),
  ssoDomains: defineTable(ssoDomain, ['tenantId', 'configurationId', 'domain']),
  ssoGroups: defineTable(ssoGroup, ['tenantId', 'configurationId']),
  ssoAttempts: defineTable(ssoAttempt, ['state', 'configurationId']),
  usedAssertions: defineTable(usedAssertion, []),
  providerCodes: defineTable(providerCode, ['code']),
  dnsRecords: defineTable(dnsRecord, ['domain']),
};
