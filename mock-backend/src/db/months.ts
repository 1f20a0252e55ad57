/**
 * The same day a month later, in UTC, on the day of `anchor` where the month has it: from 31 January to 28 February to
 * 31 March.
 */
export function nextMonth(date: string, anchor: string): string {
  return inMonth(new Date(date), 1, new Date(anchor).getUTCDate());
}

/** The same day a month before, in UTC, or the last one of a month that is shorter. */
export function lastMonth(date: string): string {
  return inMonth(new Date(date), -1, new Date(date).getUTCDate());
}

function inMonth(from: Date, months: number, wantedDay: number): string {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = from.getTime() - Date.UTC(year, from.getUTCMonth(), from.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(wantedDay, lastDay)) + timeOfDay).toISOString();
}
