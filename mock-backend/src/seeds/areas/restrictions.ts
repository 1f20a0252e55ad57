import type { RestrictionMode } from '@portico/sdk/contract';
import type { Seeding } from '../seeding';

/** Networks reserved for documentation (RFC 5737, RFC 3849); 203.0.113.10 is the address of a world's browsers. */
const addresses: readonly [ip: string, strategy: RestrictionMode, description: string][] = [
  ['203.0.113.0/24', 'ALLOW', 'Head office'],
  ['198.51.100.17', 'ALLOW', 'Gateway for people on the road'],
  ['198.51.100.128/25', 'ALLOW', 'Branch office'],
  ['2001:db8:42::/48', 'ALLOW', 'Head office, new network'],
  ['192.0.2.80', 'ALLOW', 'Monitoring'],
  ['192.0.2.66', 'BLOCK', 'Guessed passwords last spring'],
];

const domains: readonly [domain: string, type: RestrictionMode][] = [
  ['acme.test', 'ALLOW'],
  ['partner.example', 'ALLOW'],
  ['throwaway.example', 'BLOCK'],
];

/** Lists of the first tenant that are filled but not enabled. */
export function seedRestrictions({ db, startedAt }: Seeding): void {
  const [tenant] = db.tenants.list();
  if (!tenant) return;
  const createdAt = new Date(startedAt).toISOString();
  const common = { tenantId: tenant.id };
  for (const [index, [ip, strategy, description]] of addresses.entries()) {
    const row = { id: `ip-restriction-${index + 1}`, ip, strategy, isActive: true, description };
    db.ipRestrictions.insert({ ...common, ...row, createdAt, updatedAt: createdAt });
  }
  for (const [index, [domain, type]] of domains.entries()) {
    db.domainRestrictions.insert({ ...common, id: `domain-restriction-${index + 1}`, domain, type });
  }
}
