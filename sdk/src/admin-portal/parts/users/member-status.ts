import type { TeamUser, UserRecord } from '../../../contract';
import { DAY_MS } from '../days';

/** The statuses of a member, the most restrictive first. */
export type MemberStatus = 'disabled' | 'locked' | 'expired' | 'pending' | 'temporary' | 'active';

/** A member as the team calls or the list of users have them. */
export type AnyMember = TeamUser | UserRecord;

/** The status of a member at a moment, in milliseconds since the epoch. */
export function memberStatus(member: AnyMember, now: number): MemberStatus {
  if (member.isDisabled) return 'disabled';
  if (member.isLocked) return 'locked';
  if (member.temporaryExpirationDate && Date.parse(member.temporaryExpirationDate) <= now) return 'expired';
  if (!member.activatedForTenant || member.verified === false) return 'pending';
  return member.temporaryExpirationDate ? 'temporary' : 'active';
}

/** How far the estimated time of the service may lag behind, because a token has its time of issue in whole seconds. */
const LAG_MS = 5_000;

/** Whole days of access that are left, the last one counting as 1; 0 once it is over. */
export function daysLeft(expiration: string, now: number): number {
  const left = Date.parse(expiration) - now;
  return left <= 0 ? 0 : Math.max(1, Math.ceil((left - LAG_MS) / DAY_MS));
}
