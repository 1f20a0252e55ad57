const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Time of day in the world, in UTC: `09:00:04`. */
export function timeOf(moment: string | number): string {
  return clock.format(new Date(moment));
}

/** Day in the world: `Mon, 2 Mar 2026`. */
export function dayOf(moment: string | number): string {
  return day.format(new Date(moment));
}
