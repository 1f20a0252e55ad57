import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { rule, text } from '../../../parts/form-schema';
import { type DurationUnit, unitSeconds } from '../policies/durations';
import type { Limit } from '../policies/limits';
import { type Bounds, ROTATION_DAYS } from '../security-limits';

/** The limit that a form describes. One that is off keeps its number. */
export function limitOf({ amount = '', unit }: FormValues, isOn: boolean, before: Limit): Limit {
  return { isOn, amount: (isOn && numberOf(amount.trim(), unit)) || before.amount };
}

/** The rules of the field `amount`. The bounds of a duration are in seconds, its number is in the unit of the values. */
export const limitSchema = (t: Translate, bounds: Bounds, { unit }: FormValues) =>
  z.object({
    amount: text(
      rule(
        (amount) => isWithin(bounds, numberOf(amount, unit)),
        () => amountInvalid(t, bounds, unit),
      ),
    ),
  });

/** The rules of a password rotation: users are reminded before the password has to change. */
export const rotationSchema = (t: Translate, values: FormValues) =>
  z.object({
    ...limitSchema(t, ROTATION_DAYS, values).shape,
    notification: text(
      rule(
        (days) => /^[1-9]\d{0,3}$/.test(days),
        () => t('adminPortal.security_PasswordInnerPage.notificationPeriodInvalid'),
      ),
      rule(
        (days) => Number(days) < Number(values.amount),
        () => t('adminPortal.security_PasswordInnerPage.notificationPeriodLessThanRotation'),
      ),
    ),
  });

function isWithin({ min, max }: Bounds, amount: number | undefined): boolean {
  return amount !== undefined && amount >= min && amount <= max;
}

function amountInvalid(t: Translate, { min, max }: Bounds, unit: string | undefined): string {
  const { format } = new Intl.NumberFormat(t.language);
  const factor = factorOf(unit);
  return t('adminPortal.security_EditPolicy.amountInvalid', {
    min: format(Math.ceil(min / factor)),
    max: format(Math.floor(max / factor)),
  });
}

/** The number of a trimmed text; of a duration, in seconds. `undefined` if it is no whole number. */
function numberOf(amount: string, unit: string | undefined): number | undefined {
  return /^\d{1,9}$/.test(amount) ? Number(amount) * factorOf(unit) : undefined;
}

function factorOf(unit: string | undefined): number {
  return unit === undefined ? 1 : unitSeconds[unit as DurationUnit];
}
