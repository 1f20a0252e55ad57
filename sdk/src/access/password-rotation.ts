import type { PasswordRotationPolicy } from '../contract';

/**
 * Returns after how many days a password has to change: the shorter of the active periods of vendor and tenant.
 *
 * @returns `undefined` when neither has one.
 * @see Sign-in spec §5, portal spec §5
 */
export function rotationPeriodOf(vendor: PasswordRotationPolicy, tenant: PasswordRotationPolicy): number | undefined {
  const periods = [vendor, tenant].flatMap(({ isActive, rotationPeriod }) =>
    isActive && rotationPeriod !== undefined ? [rotationPeriod] : [],
  );
  return periods.length > 0 ? Math.min(...periods) : undefined;
}
