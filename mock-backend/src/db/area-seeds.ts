import { seedApplications } from './seed/applications';
import { seedAudits } from './seed/audits';
import { seedBilling } from './seed/billing';
import { seedConnectivity } from './seed/connectivity';
import { seedGroups } from './seed/groups';
import { seedNotifications } from './seed/notifications';
import { seedRedirectAddresses } from './seed/oauth';
import { seedPasswords } from './seed/passwords';
import { seedPhoneNumbers } from './seed/phone-numbers';
import { seedRestrictions } from './seed/restrictions';
import { seedSocialLogins } from './seed/social';
import { seedSso } from './seed/sso';
import { seedSubAccounts } from './seed/sub-accounts';
import type { AreaSeed } from './seeding';

/** The rows of every scenario in addition to tenants and users, by area. New areas go last, to keep earlier draws. */
export const areaSeeds: readonly AreaSeed[] = [
  seedGroups,
  seedPasswords,
  seedAudits,
  seedNotifications,
  seedRedirectAddresses,
  seedSso,
  seedBilling,
  seedSubAccounts,
  seedApplications,
  seedConnectivity,
  seedRestrictions,
  seedSocialLogins,
  seedPhoneNumbers,
];
