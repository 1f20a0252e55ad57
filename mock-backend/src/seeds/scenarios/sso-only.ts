import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** No passwords: the users of each account sign in at the identity provider of their company. */
export const ssoOnly: Scenario = {
  title: 'SSO only',
  description: 'The identity provider of the company is the only login method.',
  prepare: switchToSso,
};

function switchToSso({ db }: Seeding): void {
  for (const { id } of db.ssoConfigurations.list()) db.ssoConfigurations.update(id, { enabled: true });
  db.policies.insert({
    id: 'policy-auth-strategies',
    name: 'auth-strategies',
    tenantId: null,
    value: { mainAuthStrategies: [{ strategy: 'NoLocalAuthentication' }], secondaryAuthStrategies: [] },
  });
}
