import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { type DurationUnit, unitSeconds } from '../policies/durations';
import type { Limit } from '../policies/limits';
import type { Bounds } from '../security-limits';

/** The limit that a form describes. One that is off keeps its number. */
export function limitOf(values: FormValues, isOn: boolean, before: Limit): Limit {
  return { isOn, amount: (isOn && typedAmount(values)) || before.amount };
}

/** The problem of a typed number; `undefined` if it can be saved. */
export function amountProblem(t: Translate, values: FormValues, { min, max }: Bounds): string | undefined {
  const amount = typedAmount(values);
  if (amount !== undefined && amount >= min && amount <= max) return undefined;
  const { format } = new Intl.NumberFormat(t.language);
  const factor = factorOf(values);
  return t('adminPortal.security_EditPolicy.amountInvalid', {
    min: format(Math.ceil(min / factor)),
    max: format(Math.floor(max / factor)),
  });
}

/** The typed number; of a duration, in seconds. `undefined` if it is no whole number. */
function typedAmount(values: FormValues): number | undefined {
  const typed = (values.amount ?? '').trim();
  return /^\d{1,9}$/.test(typed) ? Number(typed) * factorOf(values) : undefined;
}

function factorOf({ unit }: FormValues): number {
  return unit === undefined ? 1 : unitSeconds[unit as DurationUnit];
}
