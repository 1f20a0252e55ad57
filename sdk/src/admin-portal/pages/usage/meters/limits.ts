import type { EntitlementCondition, EntitlementRule, UserEntitlements } from '../../../../contract';
import type { MeterName } from './meters';

/**
 * The most that the tenant may have of a kind; `undefined` if nothing limits it. The contract has no field for limits: a
 * limit is a targeting rule of a feature that compares `usage.{kind}` with a number. Of several, the highest counts,
 * because the first feature that is granted decides. A rule with
 * further conditions limits only some users, not the tenant.
 *
 * @see Sign-in spec §4, contract: headers-and-storage §12
 */
export function limitOf(name: MeterName, { features }: UserEntitlements): number | undefined {
  const rules = Object.values(features).flatMap(({ featureFlag }) =>
    featureFlag?.on ? (featureFlag.rules ?? []) : [],
  );
  const limits = rules.flatMap((rule) => limitIn(rule, `usage.${name}`) ?? []);
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** The limit of a rule that has no other condition. */
function limitIn({ treatment, conditions }: EntitlementRule, attribute: string): number | undefined {
  const [condition, other] = conditions;
  if (treatment !== 'true' || condition?.attribute !== attribute || other) return undefined;
  return highestOf(condition);
}

/** The highest whole number for which a condition holds. */
function highestOf({ negate, op, value }: EntitlementCondition): number | undefined {
  if (negate || !('number' in value) || !Number.isFinite(value.number)) return undefined;
  if (op === 'lower_than_equal') return Math.floor(value.number);
  return op === 'lower_than' ? Math.ceil(value.number) - 1 : undefined;
}
