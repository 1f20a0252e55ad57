import type { SearchOption } from '../../ui/search-options';

/** Every time zone of the browser, and the current one, which another browser may have offered. */
export function timezoneOptions(current: string): readonly SearchOption[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(current ? [current] : [])]);
  return [...zones].map((code) => ({ code, name: zoneName(code), keywords: code }));
}

/** `America/Los_Angeles` → `America / Los Angeles`. */
function zoneName(code: string): string {
  return code.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** The time of day in a time zone; `undefined` if the browser does not know the zone. */
export function timeIn(language: string, timezone: string, now: number): string | undefined {
  if (!timezone) return undefined;
  try {
    return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: timezone }).format(now);
  } catch {
    return undefined;
  }
}
