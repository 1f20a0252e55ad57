/** The date formats to choose, as Unicode patterns (UTS 35). */
export const dateFormats = ['MM/dd/yyyy', 'dd/MM/yyyy', 'dd.MM.yyyy', 'yyyy-MM-dd', 'd MMM yyyy'] as const;
/** The time formats to choose, likewise. */
export const timeFormats = ['h:mm a', 'HH:mm'] as const;

export interface FormatOptions {
  language: string;
  /** Empty for the time zone of the browser. */
  timezone: string;
  now: number;
}

const fields: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  d: { day: 'numeric' },
  dd: { day: '2-digit' },
  MM: { month: '2-digit' },
  MMM: { month: 'short' },
  yyyy: { year: 'numeric' },
  h: { hour: 'numeric', hourCycle: 'h12' },
  HH: { hour: '2-digit', hourCycle: 'h23' },
  mm: { minute: '2-digit' },
  a: { hour: 'numeric', hourCycle: 'h12' },
};

/** The part of a formatted field that a pattern's letters stand for. */
const partOf: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  d: 'day',
  M: 'month',
  y: 'year',
  h: 'hour',
  H: 'hour',
  m: 'minute',
  a: 'dayPeriod',
};

/** Formats a time by a pattern of {@link dateFormats} or {@link timeFormats}; unknown letters stay as they are. */
export function formatTime(pattern: string, options: FormatOptions): string {
  return pattern.replace(/([a-zA-Z])\1*/g, (letters) => fieldText(letters, options) ?? letters);
}

function fieldText(letters: string, { language, timezone, now }: FormatOptions): string | undefined {
  const field = fields[letters];
  if (!field) return undefined;
  const format = new Intl.DateTimeFormat(language, { ...field, ...(isZone(timezone) && { timeZone: timezone }) });
  const text = format.formatToParts(now).find(({ type }) => type === partOf[letters.charAt(0)])?.value;
  // `2-digit` is no promise: some languages write a minute alone without its zero.
  return text && /^\d$/.test(text) && letters.length === 2 ? `0${text}` : text;
}

function isZone(timezone: string): boolean {
  try {
    return timezone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }));
  } catch {
    return false;
  }
}
