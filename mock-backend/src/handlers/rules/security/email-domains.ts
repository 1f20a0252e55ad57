import { errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import { type Context, refuse } from '../call/context';
import { policyOf } from './policies';

/** Public e-mail providers; the last one exists only in worlds. */
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
 * Refuses e-mail addresses of domains that the tenant does not allow. Checked when a user joins (invited,
 * signing up, taking another address); members stay (portal spec §2, "restrictSignupByEmailDomain").
 *
 * @param tenantId The tenant to join, or the vendor (`null`) for a user who creates their own.
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
