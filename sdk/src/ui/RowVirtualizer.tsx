import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { adoptSheet } from './adopt-sheet';
import { bodyParts } from './body-parts';
import css from './long-table.css?inline';
import { createFindByTyping } from './row-typing';
import type { RowsInView } from './rows-in-view';
import { scrollerOf } from './scroller';
import { usePrinting } from './use-printing';

/** Rows above and below the view that are in the page too. */
const OVERSCAN = 8;
/** Height of the head, which stays on top of the rows. */
const HEAD = 40;

export interface RowVirtualizerProps {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** The key of a row. With another function, all rows are laid out again. */
  keyAt: (index: number) => string;
  /** The row in the tab order is in the page wherever the user scrolls, so that it keeps the focus. */
  current: number;
  onChange: (view: RowsInView) => void;
}

/** Where a list scrolls, and how high its rows are on average. */
interface Frame {
  scroller: Element | Window;
  rowHeight: number;
}

interface FrameProps extends RowVirtualizerProps {
  frame: Frame;
}

/** Finds the rows of a long list or table that are in view. Renders nothing: the list renders the rows. */
export function RowVirtualizer(props: RowVirtualizerProps) {
  useInsertionEffect(() => adoptSheet(css), []);
  const frame = useFrame(props.body);
  if (!frame) return null;
  return 'document' in frame.scroller ? (
    <InWindow {...props} frame={frame} />
  ) : (
    <InElement {...props} frame={frame} scroller={frame.scroller} />
  );
}

function InWindow(props: FrameProps) {
  const { options, margin } = useOptions(props);
  const rows = useWindowVirtualizer<HTMLElement>(options);
  useView(rows, margin, props);
  return null;
}

function InElement({ scroller, ...props }: FrameProps & { scroller: Element }) {
  const { options, margin } = useOptions(props);
  const rows = useVirtualizer<Element, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: scroller.scrollTop,
  });
  useView(rows, margin, props);
  return null;
}

function useOptions({ body, count, keyAt, current, frame }: FrameProps) {
  const margin = useMargin(body, frame.scroller);
  const rangeExtractor = useCallback(
    (range: Range) => withCurrent(defaultRangeExtractor(range), Math.min(current, count - 1)),
    [current, count],
  );
  const options = {
    count,
    getItemKey: keyAt,
    estimateSize: () => frame.rowHeight,
    // A row of a hidden page has no height. Taken as 0, all rows would fit into the view.
    measureElement: (
      row: HTMLElement,
      entry: ResizeObserverEntry | undefined,
      rows: Virtualizer<Element, HTMLElement> | Virtualizer<Window, HTMLElement>,
    ) => measureElement(row, entry, rows) || frame.rowHeight,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: HEAD,
    rangeExtractor,
  };
  return { options, margin };
}

/** Reports the rows in view, before the browser paints. */
function useView<Scroller extends Element | Window>(
  rows: Virtualizer<Scroller, HTMLElement>,
  margin: number,
  { onChange, count, frame }: FrameProps,
): void {
  const items = rows.getVirtualItems();
  const height = rows.getTotalSize();
  const isPrinting = usePrinting(count);
  const [findByTyping] = useState(createFindByTyping);
  useLayoutEffect(() => {
    // Before the first measurement of the view, and while the page is hidden, no row is known to be in view.
    if (items.length === 0) return;
    const places = items.map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin }));
    onChange({
      parts: isPrinting ? allRows : (now, current) => bodyParts(places, height, now, current),
      measure: rows.measureElement,
      scrollTo: (index) => rows.scrollToIndex(index, { align: 'auto' }),
      findByTyping,
    });
  }, [rows, items, height, margin, isPrinting, findByTyping, onChange]);
  const { rowHeight } = frame;
  // In another layout, such as cards, the heights measured before say nothing.
  useEffect(() => {
    if (rowHeight) rows.measure();
  }, [rows, rowHeight]);
}

const allRows = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));

/** The distance from the start of the scrolled content to the first row. It changes with the content above. */
function useMargin(body: RefObject<HTMLElement | null>, scroller: Element | Window): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setMargin(marginOf(body.current, scroller));
  });
  return margin;
}

function marginOf(body: HTMLElement, scroller: Element | Window): number {
  const { top } = body.getBoundingClientRect();
  if ('document' in scroller) return Math.round(top + scroller.scrollY);
  return Math.round(top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop);
}

/** Measures the rows that are shown first, and again when the list has another width or scrolls elsewhere. */
function useFrame(body: RefObject<HTMLElement | null>): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  useLayoutEffect(() => {
    const { current: rows } = body;
    if (!rows) return undefined;
    const { ResizeObserver } = rows.ownerDocument.defaultView ?? window;
    const measure = () => setFrame({ scroller: scrollerOf(rows), rowHeight: averageHeight(rows) });
    measure();
    // The DOM of hosts' tests has none.
    if (!ResizeObserver) return undefined;
    let width = rows.clientWidth;
    let scroller = scrollerOf(rows);
    const observer = new ResizeObserver(() => {
      const found = scrollerOf(rows);
      // The first rows may be less high than the element that scrolls once the others follow.
      if (rows.clientWidth === width && found === scroller) return;
      width = rows.clientWidth;
      scroller = found;
      measure();
    });
    observer.observe(rows);
    return () => observer.disconnect();
  }, [body]);
  return frame;
}

/** The height of a row where there is no layout yet, such as in a hidden page. */
const USUAL_HEIGHT = 44;

function averageHeight(body: HTMLElement): number {
  const heights = Array.from(body.querySelectorAll<HTMLElement>('[data-index]'), (row) => row.offsetHeight);
  const sum = heights.reduce((total, height) => total + height, 0);
  return Math.round(sum / heights.length) || USUAL_HEIGHT;
}

function withCurrent(indexes: number[], current: number): number[] {
  if (current < 0 || indexes.includes(current)) return indexes;
  return [...indexes, current].sort((one, other) => one - other);
}
