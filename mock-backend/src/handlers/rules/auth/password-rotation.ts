import { type PasswordRotationPolicy, passwordRotationPolicySchema } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { UserRow } from '../../../db/tables';
import type { Context } from '../call/context';
import { ownPolicy } from '../security/policies';

const DAY_MS = 86_400_000;
/** Days before the end on which users are warned, unless the policy names others. */
const NOTIFICATION_DAYS = 7;

/** How long a user's password is still valid, in whole days; 0 when it has to change. */
export interface PasswordAge {
  passwordExpiresIn: number;
  notificationPeriod: number;
}

/** The own setting of the vendor (`null`) or a tenant. */
export function ownRotation(db: Database, tenantId: string | null): PasswordRotationPolicy {
  return passwordRotationPolicySchema.parse({ isActive: false, ...ownPolicy(db, 'password-rotation', tenantId) });
}

/** The password's age by the shorter period of vendor and tenant (portal spec §5); nothing when neither has one. */
export function passwordAgeOf({ db, clock }: Context, user: UserRow, tenantId: string): PasswordAge | undefined {
  const active = [ownRotation(db, tenantId), ownRotation(db, null)].filter((policy) => policy.isActive);
  const days = active.flatMap((policy) => policy.rotationPeriod ?? []);
  if (days.length === 0) return undefined;
  const changedAt = Date.parse(db.passwords.find(user.id)?.changedAt ?? user.createdAt);
  const leftMs = changedAt + Math.min(...days) * DAY_MS - clock.now();
  const [notificationPeriod = NOTIFICATION_DAYS] = active.flatMap((policy) => policy.notificationPeriod ?? []);
  return { passwordExpiresIn: Math.max(0, Math.ceil(leftMs / DAY_MS)), notificationPeriod };
}
