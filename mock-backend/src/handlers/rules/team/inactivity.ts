import type { UserRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';

/** Seconds without a sign-in that make a user inactive: 90 days (portal spec §9). */
const INACTIVE_SECONDS = 7_776_000;

/** Whether a user has not signed in for so long, or never. */
export function isInactive(context: Context, { lastLogin }: UserRow, seconds = INACTIVE_SECONDS): boolean {
  return lastLogin === null || lastLogin < isoAfter(context, -seconds);
}
