/** A row that is in the page, at its place among all rows, in pixels. */
export interface RowPlace {
  index: number;
  start: number;
  end: number;
}

/** The rows of a long table that are in the page. */
export interface RowsInView {
  places: readonly RowPlace[];
  /** The height of all rows. */
  height: number;
  /** Measures a row that comes into the page. */
  measure: (row: HTMLTableRowElement | null) => void;
  scrollTo: (index: number) => void;
}

/** What the body of a table consists of: rows, and the empty space of those that are not in the page. */
export type BodyPart = { index: number } | { gap: number; before: number };

/** The rows in view, with a gap for each stretch of rows between them. The current row is always one of them. */
export function bodyParts({ places, height }: RowsInView, count: number, current: number): BodyPart[] {
  const parts: BodyPart[] = [];
  let end = 0;
  for (const place of withCurrent(places, count, current)) {
    if (place.start > end) parts.push({ gap: place.start - end, before: place.index });
    parts.push({ index: place.index });
    end = Math.max(end, place.end);
  }
  if (height > end) parts.push({ gap: height - end, before: count });
  return parts;
}

/**
 * The places after a search, which may have left fewer rows than at the last scroll and has moved the current row: if the
 * row were not in the page until the next measurement, it would lose the focus.
 */
function withCurrent(places: readonly RowPlace[], count: number, current: number): readonly RowPlace[] {
  const known = places.filter(({ index }) => index < count);
  if (current >= count || known.some(({ index }) => index === current)) return known;
  const before = known.filter(({ index }) => index < current);
  const { end } = before.at(-1) ?? { end: 0 };
  return [...before, { index: current, start: end, end }, ...known.slice(before.length)];
}
