import { MINUTES_A_DAY } from '../../parts/days';
import type { ApiToken } from './token-calls';
import { EXPIRES_SOON_DAYS, MAX_LIFETIME } from './token-constants';

const MS_A_MINUTE = 60_000;

/** How long a token is still valid. */
export type Expiry = 'never' | 'later' | 'soon' | 'expired';

/** Tells how long a token is still valid, at a time in milliseconds. */
export function expiryOf({ expires }: Pick<ApiToken, 'expires'>, now: number): Expiry {
  if (!expires) return 'never';
  const left = Date.parse(expires) - now;
  if (left <= 0) return 'expired';
  return left <= EXPIRES_SOON_DAYS * MINUTES_A_DAY * MS_A_MINUTE ? 'soon' : 'later';
}

/** Converts typed days to minutes; `undefined` if they are no whole number that the service accepts. */
export function lifetimeMinutes(days: string): number | undefined {
  const number = Number(days.trim());
  const isValid = days.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= MAX_LIFETIME;
  return isValid ? number * MINUTES_A_DAY : undefined;
}

/** When a token that is created now expires. */
export function expiryDate(now: number, minutes: number): Date {
  return new Date(now + minutes * MS_A_MINUTE);
}
