/** The milliseconds of a day without a change of the clock. */
export const DAY_MS = 86_400_000;

/** Users enter lifetimes in days; the service takes minutes (portal spec §9). */
export const MINUTES_A_DAY = 1440;

/**
 * The day of a moment in the user's time zone: `2026-03-01`.
 *
 * @param shift Days to add: `-1` for the day before.
 */
export function dayOf(ms: number, shift = 0): string {
  const date = new Date(ms);
  // In parts, because a day with a change of the clock has no 24 hours.
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() + shift));
  return day.toISOString().slice(0, 10);
}

/** A day of the calendar in a language. It has no time zone. */
export function formatDay(language: string, day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(day));
}

/** The moment at which a day of the user's time zone begins, as the service compares it; empty without a day. */
export const startOfDay = (day: string) => day && new Date(`${day}T00:00`).toISOString();

/**
 * The last moment of a day of the user's time zone; empty without a day. It is the one before the next day: where the
 * clock is put back at midnight, as in Santiago or Cairo, 23:59 comes twice.
 */
export const endOfDay = (day: string) => day && new Date(new Date(`${day}T00:00`).setHours(24) - 1).toISOString();
