import { errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import { type Context, refuse } from '../call/context';
import { policyOf } from './policies';

/** Providers that give an address to everybody; the last one is where people of a world can have one. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'gmx.com',
  'gmx.de',
  'mail.com',
  'proton.me',
  'web.de',
  'freemail.example',
]);

/**
 * Keeps out people whose e-mail address is of a domain that the tenant does not want. Asked when somebody joins (invited,
 * signing up, taking another address); whoever is in stays (portal spec §2, "restrictSignupByEmailDomain").
 *
 * @param tenantId The tenant to join, or the vendor (`null`) for somebody who brings their own.
 * @throws {Refusal} 403 `ER-EMAIL-DOMAIN-NOT-ALLOWED`.
 */
export function refuseEmailDomain(context: Context, tenantId: string | null, email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (mayJoin(context.db, tenantId, domain)) return;
  refuse(context, 403, errorCodes.emailDomainNotAllowed, 'This account takes no addresses of this domain.', { domain });
}

function mayJoin(db: Database, tenantId: string | null, domain: string): boolean {
  const { active, listType, blockPublicDomains } = policyOf(db, 'domain-restrictions', tenantId);
  if (active !== true) return true;
  const all = tenantId === null ? [] : db.domainRestrictions.listBy('tenantId', tenantId);
  const isBlockList = listType === 'BLOCK';
  const list = all.filter((row) => (row.type === 'BLOCK') === isBlockList);
  const isListed = list.some((row) => row.domain === domain);
  if (isListed) return !isBlockList;
  if (blockPublicDomains === true && PUBLIC_DOMAINS.has(domain)) return false;
  return isBlockList || list.length === 0;
}
