const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in a language, in a medium length if no options are given. Formatters are kept: a table shows many dates, and a
 * formatter takes much longer to create than to use.
 *
 * @param at An ISO date.
 */
export function dateText(
  at: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(new Date(at));
}
