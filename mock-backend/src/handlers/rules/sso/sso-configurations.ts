import {
  errorCodes,
  type SsoConfiguration,
  type SsoDomain,
  type saveSsoConfigurationRequestSchema,
} from '@portico/sdk/contract';
import type { z } from 'zod';
import type { Rows, SsoConfigurationRow } from '../../../db/tables';
import { type Context, isoAfter, refuse, vendorOf } from '../call/context';
import type { Caller } from '../call/handler-context';
import { ASSERTION_PATH, toShownAddress, toStoredAddress } from '../hosted-login/service-addresses';
import { findGrantableRoles } from '../team/team-members';
import { insertSsoGroup, refuseRepeatedGroups, removeSsoGroups, ssoGroupsOf } from './sso-groups';

/** Marks our text among the others a domain may have. */
const VERIFICATION_PREFIX = 'portico-verification=';
const VERIFICATION_LENGTH = 32;

/** @throws {Refusal} 404: a configuration of another tenant is none. */
export function findConfiguration(context: Context, { tenant }: Caller, id: string): SsoConfigurationRow {
  const configuration = context.db.ssoConfigurations.find(id);
  if (configuration?.tenantId === tenant.id) return configuration;
  return refuse(context, 404, errorCodes.notFound, 'There is no such configuration.', { kind: 'configuration' });
}

/** A configuration with nothing in it. */
export function insertConfiguration(context: Context, tenantId: string): SsoConfigurationRow {
  const now = isoAfter(context, 0);
  return context.db.ssoConfigurations.insert({
    id: context.ids.uuid(),
    tenantId,
    enabled: false,
    type: 'saml',
    ssoEndpoint: '',
    publicCertificate: '',
    signRequest: false,
    acsUrl: ASSERTION_PATH,
    spEntityId: vendorOf(context).clientId,
    idpEntityId: '',
    oidcClientId: '',
    oidcSecret: '',
    roleIds: [],
    skipEmailDomainValidation: false,
    generatedVerification: VERIFICATION_PREFIX + context.ids.token(VERIFICATION_LENGTH),
    createdAt: now,
    updatedAt: now,
  });
}

/** Columns of a configuration that a caller may set. */
export type ConfigurationFields = Partial<Omit<SsoConfigurationRow, 'id' | 'tenantId' | 'generatedVerification'>>;

/** What a request sets, checked before anything changes. */
export interface CheckedChanges {
  fields: ConfigurationFields;
  groups?: readonly { group: string; roleIds: readonly string[] }[];
}

/** The body of a request to save a configuration, as its schema reads it. */
export type SavedFields = z.output<typeof saveSsoConfigurationRequestSchema>;

/** @throws {Refusal} 400 and 403 for roles, 409 for a group named twice. */
export function checkChanges(context: Context, caller: Caller, body: SavedFields): CheckedChanges {
  // A text of the client's choice could be one that another owner's domain shows already.
  const { generatedVerification: _, groups, roleIds, ...settings } = body;
  const roles = roleIds && findGrantableRoles(context, caller, roleIds);
  for (const group of groups ?? []) findGrantableRoles(context, caller, group.roleIds);
  if (groups) refuseRepeatedGroups(context, groups);
  return {
    fields: { ...settings, ...(roles && { roleIds: roles.map((role) => role.id) }) },
    ...(groups && { groups }),
  };
}

/** Stores validated changes. */
export function applyChanges(context: Context, id: string, { fields, groups }: CheckedChanges): SsoConfigurationRow {
  const { ssoEndpoint, acsUrl, idpEntityId } = fields;
  const row = context.db.ssoConfigurations.update(id, {
    ...fields,
    ...(ssoEndpoint !== undefined && { ssoEndpoint: toStoredAddress(context, ssoEndpoint) }),
    ...(acsUrl !== undefined && { acsUrl: toStoredAddress(context, acsUrl) }),
    ...(idpEntityId !== undefined && { idpEntityId: toStoredAddress(context, idpEntityId) }),
    updatedAt: isoAfter(context, 0),
  });
  if (groups) {
    removeSsoGroups(context, id);
    for (const group of groups) insertSsoGroup(context, row, group);
  }
  return row;
}

/** Removes a configuration with its domains, groups and attempts. */
export function removeConfiguration(context: Context, id: string): void {
  for (const domain of context.db.ssoDomains.listBy('configurationId', id)) context.db.ssoDomains.remove(domain.id);
  for (const attempt of context.db.ssoAttempts.listBy('configurationId', id)) context.db.ssoAttempts.remove(attempt.id);
  removeSsoGroups(context, id);
  context.db.ssoConfigurations.remove(id);
}

/** A configuration as the wire has it. */
export function toSsoConfiguration(context: Context, row: SsoConfigurationRow): SsoConfiguration {
  const { tenantId: _, idpEntityId: __, ssoEndpoint, acsUrl, ...fields } = row;
  const domains = context.db.ssoDomains.listBy('configurationId', row.id);
  return {
    ...fields,
    ssoEndpoint: toShownAddress(context, ssoEndpoint),
    acsUrl: toShownAddress(context, acsUrl),
    domains: domains.map((domain) => toSsoDomain(context, domain)),
    groups: ssoGroupsOf(context, row.id),
  };
}

/** A domain as the wire has it. */
export function toSsoDomain(
  { db }: Context,
  { id, domain, validated, configurationId }: Rows['ssoDomains'],
): SsoDomain {
  return { id, domain, validated, txtRecord: db.ssoConfigurations.get(configurationId).generatedVerification };
}
