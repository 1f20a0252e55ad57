import { providerCertificate } from '../../core/provider-certificate';
import { DEMO_CLIENT_ID, roleId } from '../../db/catalogue';
import type { Seeding } from '../seeding';

/** A smaller team signs in with passwords. */
const LARGE_TEAM = 5;

/**
 * A tenant with a large team has its identity provider set up and its domain verified (portal spec §9 "Preview"), and
 * signs in through it as soon as it is enabled.
 */
export function seedSso({ db, startedAt }: Seeding): void {
  const createdAt = new Date(startedAt).toISOString();
  for (const { id: tenantId, alias } of db.tenants.list()) {
    const [first, ...others] = db.memberships.listBy('tenantId', tenantId);
    if (!first || others.length + 1 < LARGE_TEAM) continue;
    const configurationId = `sso-${alias}`;
    const domain = db.users.get(first.userId).email.replace(/^.*@/, '');
    const generatedVerification = `portico-verification=${alias}-7f3c1d9a5e2b4c68`;
    db.ssoConfigurations.insert({
      id: configurationId,
      tenantId,
      enabled: false,
      type: 'okta',
      ssoEndpoint: `/simulated/sso/${alias}/saml`,
      publicCertificate: providerCertificate,
      signRequest: false,
      acsUrl: '/auth/saml/callback',
      spEntityId: DEMO_CLIENT_ID,
      idpEntityId: '',
      oidcClientId: '',
      oidcSecret: '',
      roleIds: [roleId('read-only')],
      skipEmailDomainValidation: false,
      generatedVerification,
      createdAt,
      updatedAt: createdAt,
    });
    const common = { tenantId, configurationId };
    db.ssoDomains.insert({ ...common, id: `sso-domain-${alias}`, domain, validated: true });
    db.dnsRecords.insert({ id: `dns-${alias}`, domain, text: generatedVerification });
    db.ssoGroups.insert({
      ...common,
      id: `sso-admins-${alias}`,
      group: 'Administrators',
      roleIds: [roleId('admin')],
    });
    db.ssoGroups.insert({ ...common, id: `sso-support-${alias}`, group: 'Help desk', roleIds: [roleId('support')] });
  }
}
