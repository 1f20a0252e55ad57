import type { Translate } from '../../../../metadata';
import { MAX_ACCESS_DAYS, SECONDS_A_DAY } from '../team-constants';

/** Converts typed days to seconds. */
export function accessSeconds(days: string): number {
  return Number(days) * SECONDS_A_DAY;
}

/** The error text of typed days; `undefined` for a whole number in the permitted range. */
export function accessDaysProblem(t: Translate, days: string): string | undefined {
  const number = Number(days.trim());
  if (days.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= MAX_ACCESS_DAYS) return undefined;
  return t('adminPortal.users_editAccessTime.accessDaysInvalid', { max: MAX_ACCESS_DAYS });
}
