import type { DatabaseDump } from './database';

/** Price of the Premium plan: 10,000 cents a month (portal spec §9). */
const PREMIUM_CENTS = 10_000;
const PREMIUM = 'plan-premium';
const FREE = 'plan-free';

/** The vendor's plans and features, and what tenants may change themselves. */
export function billingCatalogue(vendorId: string): Pick<DatabaseDump, 'plans' | 'features' | 'vendorBilling'> {
  return {
    plans: [
      {
        id: PREMIUM,
        name: 'Premium',
        slug: 'premium',
        description: 'Everything, for teams of any size.',
        amount: PREMIUM_CENTS,
        currency: 'usd',
        limits: { apiTokens: 20, accounts: 50, applications: 5 },
      },
      {
        id: FREE,
        name: 'Free',
        slug: 'free',
        description: 'The basics, for good.',
        amount: 0,
        currency: 'usd',
        limits: { users: 5, apiTokens: 2, accounts: 1, applications: 1 },
      },
    ],
    features: [
      { id: 'team-management', planIds: [PREMIUM, FREE], linkedPermissions: ['fe.secure.read.users'] },
      { id: 'single-sign-on', planIds: [PREMIUM], linkedPermissions: ['fe.secure.read.samlConfiguration'] },
      { id: 'audit-logs', planIds: [PREMIUM], linkedPermissions: ['fe.secure.read.audits'] },
      { id: 'webhooks', planIds: [PREMIUM], linkedPermissions: ['fe.connectivity.read.webhooks'] },
    ],
    vendorBilling: [
      {
        id: vendorId,
        providerActive: true,
        allowPlanDowngrade: true,
        allowPlanCancellation: true,
        trialEndAction: 'change_to_default',
        defaultPlanId: FREE,
      },
    ],
  };
}
