/**
 * The same day of the next month, in UTC, on the day of `anchor` if the month has it: from 31 January to 28 February to
 * 31 March.
 */
export function nextMonth(date: string, anchor: string): string {
  return inMonth(new Date(date), 1, new Date(anchor).getUTCDate());
}

/** The same day of the previous month, in UTC, or its last day if the month is shorter. */
export function lastMonth(date: string): string {
  return inMonth(new Date(date), -1, new Date(date).getUTCDate());
}

function inMonth(from: Date, months: number, wantedDay: number): string {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = from.getTime() - Date.UTC(year, from.getUTCMonth(), from.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(wantedDay, lastDay)) + timeOfDay).toISOString();
}
