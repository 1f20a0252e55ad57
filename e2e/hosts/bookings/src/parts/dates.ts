const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function formatTime(at: number): string {
  return time.format(at);
}

/** `Today`, `Tomorrow`, else the date. */
export function formatDay(at: number, now: number): string {
  const days = Math.round((midnightOf(at) - midnightOf(now)) / DAY_MS);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : day.format(at);
}

/** `3 hours ago`. */
export function formatAge(at: number, now: number): string {
  const hours = Math.round((at - now) / HOUR_MS);
  return hours > -24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}

/** As a date field and a time field have it. */
export function toFields(at: number): { date: string; time: string } {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

export function nextFullHour(now: number): number {
  return Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
}

function midnightOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
