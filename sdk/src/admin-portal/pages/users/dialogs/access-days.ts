import type { Translate } from '../../../../metadata';
import { rule, text } from '../../../parts/form-schema';
import { MAX_ACCESS_DAYS, SECONDS_A_DAY } from '../team-constants';

/** Converts typed days to seconds. */
export function accessSeconds(days: string): number {
  return Number(days) * SECONDS_A_DAY;
}

/** Whether typed days are a whole number in the permitted range. */
export function isAccessDays(days: string): boolean {
  const number = Number(days.trim());
  return days.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= MAX_ACCESS_DAYS;
}

/** The rule of typed days. */
export const accessDays = (t: Translate) =>
  text(rule(isAccessDays, () => t('adminPortal.users_editAccessTime.accessDaysInvalid', { max: MAX_ACCESS_DAYS })));
