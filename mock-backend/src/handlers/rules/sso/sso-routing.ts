import type { Database } from '../../../db/database';
import type { SsoConfigurationRow } from '../../../db/tables';

/** Whether users can sign in by it: enabled, with all settings that its protocol needs. */
export function isUsable(row: SsoConfigurationRow): boolean {
  if (!row.enabled || row.ssoEndpoint === '') return false;
  return row.type === 'oidc' ? row.oidcClientId !== '' && row.oidcSecret !== '' : row.publicCertificate !== '';
}

/** Whether any tenant signs in through a provider of its own. */
export function isSsoActive(db: Database): boolean {
  return db.ssoConfigurations.list(isUsable).some((row) => validatedDomainsOf(db, row).length > 0);
}

/** The domains whose users a configuration may sign in. */
export function validatedDomainsOf(db: Database, { id }: SsoConfigurationRow): string[] {
  return db.ssoDomains.listBy('configurationId', id).flatMap((row) => (row.validated ? [row.domain] : []));
}

/** The configuration by which users with this address sign in. */
export function configurationOf(db: Database, email: string): SsoConfigurationRow | undefined {
  const owner = db.ssoDomains.listBy('domain', domainOf(email)).find((row) => row.validated);
  const configuration = owner && db.ssoConfigurations.find(owner.configurationId);
  return configuration && isUsable(configuration) ? configuration : undefined;
}

/** The part of an e-mail address behind the sign. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
