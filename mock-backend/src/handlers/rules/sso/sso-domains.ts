import { errorCodes } from '@portico/sdk/contract';
import type { Rows, SsoConfigurationRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';

type SsoDomainRow = Rows['ssoDomains'];

/** @throws {Refusal} 409 when the tenant has the domain already. */
export function insertDomain(context: Context, configuration: SsoConfigurationRow, domain: string): SsoDomainRow {
  refuseOwnDomain(context, configuration.tenantId, domain);
  return context.db.ssoDomains.insert({
    id: context.ids.uuid(),
    tenantId: configuration.tenantId,
    configurationId: configuration.id,
    domain,
    validated: false,
  });
}

/**
 * Other tenants may have added the domain, too: it belongs to the one that proves it first.
 *
 * @throws {Refusal} 409 when the tenant has it already.
 */
export function refuseOwnDomain(context: Context, tenantId: string, domain: string): void {
  const taken = context.db.ssoDomains.listBy('domain', domain).some((row) => row.tenantId === tenantId);
  if (taken)
    refuse(context, 409, errorCodes.alreadyExists, 'This account has the domain already.', { field: 'domain' });
}

/**
 * Takes a domain whose DNS has the text we requested.
 *
 * @throws {Refusal} 409 `ER-ALREADY-EXISTS` when another tenant has proved it, `ER-SSO-DOMAIN-NOT-VERIFIED` when the
 *   text is not there.
 */
export function validateDomain(context: Context, row: SsoDomainRow): void {
  const { db } = context;
  const owner = db.ssoDomains.listBy('domain', row.domain).find((other) => other.validated && other.id !== row.id);
  if (owner) refuse(context, 409, errorCodes.alreadyExists, 'Another account owns this domain.', { field: 'domain' });
  const txtRecord = db.ssoConfigurations.get(row.configurationId).generatedVerification;
  const isProved = db.dnsRecords.listBy('domain', row.domain).some((record) => record.text === txtRecord);
  if (!isProved) {
    refuse(context, 409, errorCodes.ssoDomainNotVerified, 'The DNS has no such record yet.', { txtRecord });
  }
  db.ssoDomains.update(row.id, { validated: true });
}
