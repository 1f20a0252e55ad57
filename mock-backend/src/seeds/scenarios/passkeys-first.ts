import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** Passkeys are offered first; users without a passkey still have the password. */
export const passkeysFirst: Scenario = {
  title: 'Passkeys first',
  description: 'Passkeys come before the password, on this device and on security keys.',
  prepare: offerPasskeys,
};

function offerPasskeys({ db }: Seeding): void {
  const secondary = ['Passkeys', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'];
  db.policies.insert({
    id: 'policy-auth-strategies',
    name: 'auth-strategies',
    tenantId: null,
    value: {
      mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
      secondaryAuthStrategies: secondary.map((strategy) => ({ strategy, isActive: true })),
    },
  });
}
