/**
 * The same day a month later, in UTC, on the day of `anchor` where the month has it: from 31 January to 28 February to
 * 31 March.
 */
export function nextMonth(date: string, anchor: string): string {
  const from = new Date(date);
  const wanted = new Date(anchor).getUTCDate();
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = from.getTime() - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(wanted, last)) + time).toISOString();
}
