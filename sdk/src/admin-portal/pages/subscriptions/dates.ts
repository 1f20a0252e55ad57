import { dateFormat } from '../../parts/formats';

/** A date of the service in a language; `undefined` if it is none. */
export function formatDate(language: string, date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : dateFormat(language).format(time);
}
