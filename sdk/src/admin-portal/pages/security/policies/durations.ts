/** The units in which a duration is entered, with their seconds. */
export const unitSeconds = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** A unit in which a duration is entered. */
export type DurationUnit = keyof typeof unitSeconds;

export const durationUnits: readonly DurationUnit[] = ['minute', 'hour', 'day'];

/** A duration in one unit. */
export interface Duration {
  amount: number;
  unit: DurationUnit;
}

/** The duration of some seconds, in the largest unit that has a whole number of them. */
export function durationOf(seconds: number): Duration {
  const unit = durationUnits.findLast((wider) => seconds % unitSeconds[wider] === 0) ?? 'minute';
  return { amount: seconds / unitSeconds[unit], unit };
}

/** A duration as a text in a language, such as "15 minutes". */
export function durationText(language: string, { amount, unit }: Duration): string {
  const options = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, { ...options, unit }).format(amount);
}
