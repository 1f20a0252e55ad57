import { seedApplications } from './areas/applications';
import { seedAudits } from './areas/audits';
import { seedBilling } from './areas/billing';
import { seedConnectivity } from './areas/connectivity';
import { seedGroups } from './areas/groups';
import { seedNotifications } from './areas/notifications';
import { seedRedirectAddresses } from './areas/oauth';
import { seedPasswords } from './areas/passwords';
import { seedPhoneNumbers } from './areas/phone-numbers';
import { seedRestrictions } from './areas/restrictions';
import { seedSocialLogins } from './areas/social';
import { seedSso } from './areas/sso';
import { seedSubAccounts } from './areas/sub-accounts';
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
