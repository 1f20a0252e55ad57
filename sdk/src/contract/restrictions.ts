import { z } from 'zod';
import { isoDateSchema, pageMetadataSchema } from './common';
import { DOMAIN_NAME, MAX_DOMAIN_LENGTH } from './domain-names';

/** Validates whether a list allows or blocks its entries. */
export const restrictionModeSchema = z.enum(['ALLOW', 'BLOCK']);
/** Whether a list allows or blocks its entries. */
export type RestrictionMode = z.infer<typeof restrictionModeSchema>;

/** Requests may use lower case, as the specification does. */
const typedModeSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  restrictionModeSchema,
);

/** Validates an address, or a range of them. */
export const ipRestrictionSchema = z.object({
  id: z.string(),
  ip: z.string(),
  strategy: restrictionModeSchema,
  isActive: z.boolean(),
  description: z.string().optional(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** An address, or a range of them (`10.0.0.0/8`), on the allow list or the block list. */
export type IpRestriction = z.infer<typeof ipRestrictionSchema>;

/** Schema of the query of `listIpRestrictions`: `GET /identity/resources/configurations/v1/restrictions/ip`. */
export const ipRestrictionsQuerySchema = z.object({
  _offset: z.coerce.number().int().min(0).optional(),
  _limit: z.coerce.number().int().min(1).max(1_000).optional(),
  _filter: z.string().max(200).optional(),
});
/** Which page to read: `_offset` counts pages, `_filter` is `allow`, `block` or part of an address or description. */
export type IpRestrictionsQuery = z.infer<typeof ipRestrictionsQuerySchema>;

/** Schema of the answer to `listIpRestrictions`: `GET /identity/resources/configurations/v1/restrictions/ip`. */
export const listIpRestrictionsResponseSchema = z.object({
  items: z.array(ipRestrictionSchema),
  _metadata: pageMetadataSchema,
});
/** One page of the addresses. */
export type ListIpRestrictionsResponse = z.infer<typeof listIpRestrictionsResponseSchema>;

const addressSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'must be an address or a range' });

/** Schema of the body of `createIpRestriction`: `POST /identity/resources/configurations/v1/restrictions/ip`. */
export const createIpRestrictionRequestSchema = z.object({
  /** IPv4 or IPv6, one address or a range such as `10.0.0.0/8`. */
  ip: z.string().trim().pipe(addressSchema),
  strategy: typedModeSchema.default('ALLOW'),
  isActive: z.boolean().default(true),
  description: z.string().trim().max(1_000).optional(),
});
/** An address to put on a list (default: the allow list). An entry for the same address is replaced. */
export type CreateIpRestrictionRequest = z.input<typeof createIpRestrictionRequestSchema>;

/** Schema of the body of `bulkCreateIpRestrictions`. */
export const bulkCreateIpRestrictionsRequestSchema = z.object({
  ips: z.array(createIpRestrictionRequestSchema).min(1).max(1_000),
});
/** Several addresses at once: all of them, or none when one is wrong. */
export type BulkCreateIpRestrictionsRequest = z.input<typeof bulkCreateIpRestrictionsRequestSchema>;

/** Schema of the answer to `getIpRestrictionConfig`. */
export const ipRestrictionConfigSchema = z.object({
  isActive: z.boolean(),
  strategy: restrictionModeSchema.optional(),
});
/** Whether addresses are restricted, and by which of the two lists. */
export type IpRestrictionConfig = z.infer<typeof ipRestrictionConfigSchema>;

/** Schema of the body of `saveIpRestrictionConfig`. */
export const saveIpRestrictionConfigRequestSchema = ipRestrictionConfigSchema.extend({
  strategy: typedModeSchema.optional(),
});
/** How to restrict from now on; without a strategy the list stays the same. */
export type SaveIpRestrictionConfigRequest = z.input<typeof saveIpRestrictionConfigRequestSchema>;

/** Schema of the answers to `checkIp` and `checkIpInAllowList`. */
export const checkIpResponseSchema = z.object({ valid: z.boolean() });
/** Whether the address of the caller is allowed. */
export type CheckIpResponse = z.infer<typeof checkIpResponseSchema>;

/** Schema of the answer to `createDomainRestriction`. */
export const domainRestrictionSchema = z.object({ id: z.string(), domain: z.string(), type: restrictionModeSchema });
/** A domain of e-mail addresses on the allow list or the block list. */
export type DomainRestriction = z.infer<typeof domainRestrictionSchema>;

/** Schema of the answer to `listDomainRestrictions`. */
export const listDomainRestrictionsResponseSchema = z.object({ items: z.array(domainRestrictionSchema) });
/** All domains of both lists. */
export type ListDomainRestrictionsResponse = z.infer<typeof listDomainRestrictionsResponseSchema>;

/** Schema of the body of `createDomainRestriction`. */
export const createDomainRestrictionRequestSchema = z.object({
  domain: z.string().trim().toLowerCase().max(MAX_DOMAIN_LENGTH).regex(DOMAIN_NAME, 'must be a domain'),
  type: typedModeSchema,
});
/** A domain to put on a list. */
export type CreateDomainRestrictionRequest = z.input<typeof createDomainRestrictionRequestSchema>;

/** Schema of the body of `bulkCreateDomainRestrictions`. */
export const bulkCreateDomainRestrictionsRequestSchema = z.object({
  domains: z.array(createDomainRestrictionRequestSchema).min(1).max(1_000),
});
/** Several domains at once: all of them, or none when one is wrong or there already. */
export type BulkCreateDomainRestrictionsRequest = z.input<typeof bulkCreateDomainRestrictionsRequestSchema>;

/** Schema of the answers to `getDomainRestrictionConfig` and `saveDomainRestrictionConfig`. */
export const domainRestrictionConfigSchema = z.object({
  active: z.boolean(),
  listType: restrictionModeSchema,
  blockPublicDomains: z.boolean(),
});
/** Whether domains are restricted, by which list, and whether public mail providers are blocked. */
export type DomainRestrictionConfig = z.infer<typeof domainRestrictionConfigSchema>;

/** Schema of the body of `saveDomainRestrictionConfig`. */
export const saveDomainRestrictionConfigRequestSchema = z.object({
  active: z.boolean(),
  blockPublicDomains: z.boolean().optional(),
  /** Named `listType` in the answer. */
  type: typedModeSchema.optional(),
});
/** How to restrict from now on; absent members stay as they are. */
export type SaveDomainRestrictionConfigRequest = z.input<typeof saveDomainRestrictionConfigRequestSchema>;

/** Schema of the answer to `getCountryRestrictionConfig`. */
export const countryRestrictionConfigSchema = z.object({
  id: z.string().optional(),
  enabled: z.boolean(),
  /** Whether the countries of the list are allowed or blocked. */
  action: restrictionModeSchema,
  /** Whether a user whose country is unknown is allowed or blocked. */
  failStrategy: restrictionModeSchema,
  /** Whether users get a mail when a login to their account was blocked. */
  shouldSendRestrictionEmail: z.boolean(),
});
/** Whether countries are restricted, and how. */
export type CountryRestrictionConfig = z.infer<typeof countryRestrictionConfigSchema>;

/** Schema of the body of `saveCountryRestrictionConfig`. */
export const saveCountryRestrictionConfigRequestSchema = countryRestrictionConfigSchema.omit({ id: true }).extend({
  action: typedModeSchema,
  failStrategy: typedModeSchema,
});
/** How to restrict countries from now on. */
export type SaveCountryRestrictionConfigRequest = z.input<typeof saveCountryRestrictionConfigRequestSchema>;

/** Schema of the one item of `listCountryRestrictions`. */
export const countryRestrictionRuleSchema = z.object({ id: z.string(), countryCode: z.string() });
/** A country on the list. */
export type CountryRestrictionRule = z.infer<typeof countryRestrictionRuleSchema>;

/** Schema of the answer to `listCountryRestrictions`: a plain list. */
export const listCountryRestrictionsResponseSchema = z.array(countryRestrictionRuleSchema);

/** Schema of the body of `saveCountryRestrictions`. */
export const saveCountryRestrictionsRequestSchema = z.object({
  countries: z
    .array(
      z.object({
        countryCode: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/, 'must be two letters'),
      }),
    )
    .max(300),
});
/** The whole list of countries, by their two letters (ISO 3166-1). */
export type SaveCountryRestrictionsRequest = z.input<typeof saveCountryRestrictionsRequestSchema>;
