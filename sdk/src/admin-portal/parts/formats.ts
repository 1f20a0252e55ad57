/** Creating one of `Intl`'s formatters takes longer than rendering a row of a table, so cells share one of a language. */
function shared<Format>(create: (language: string) => Format): (language: string) => Format {
  const formats = new Map<string, Format>();
  return (language) => {
    const format = formats.get(language) ?? create(language);
    formats.set(language, format);
    return format;
  };
}

/** The format of a date, such as "Mar 2, 2026". */
export const dateFormat = shared((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));

/** The format of a date with its time. */
export const momentFormat = shared(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** The format of a time of today, such as "2:32:05 PM". */
export const timeFormat = shared((language) => new Intl.DateTimeFormat(language, { timeStyle: 'medium' }));

/** The format of a time that has passed or is left, such as "yesterday". */
export const relativeFormat = shared((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
