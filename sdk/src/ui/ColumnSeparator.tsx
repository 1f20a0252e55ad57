import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { adoptSheet } from './adopt-sheet';
import css from './column-separator.css?inline';
import type { ColumnWidths } from './column-widths';
import { type ColumnDrag, fittingWidth, MAX_WIDTH, MIN_WIDTH, startDrag, widthOf } from './resize-column';
import type { TableResizing } from './table-props';

/** Pixels that an arrow key moves by. */
const STEP = 10;

export interface ColumnSeparatorProps {
  column: string;
  label: string;
  resizing: TableResizing;
  /** The CSS variables of the table with these widths. */
  stylesOf: (widths: ColumnWidths) => Readonly<Record<string, string>>;
}

/**
 * The separator at the end of a column's head, which changes the column's width: by dragging; by arrow keys, Home and
 * End; by a double click, which fits the column to its content. Rows are not rendered while it is dragged.
 */
export function ColumnSeparator({ label, ...column }: ColumnSeparatorProps) {
  const separator = useRef<HTMLDivElement>(null);
  const handlers = useResizeHandlers(column, separator);
  useInsertionEffect(() => adoptSheet(css), []);
  useLayoutEffect(() => followWidth(separator.current), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that changes a value can't be an <hr>.
    <div
      ref={separator}
      className="portico-column-separator"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={MIN_WIDTH}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      onFocus={({ currentTarget }) => showValue(currentTarget)}
      {...handlers}
    />
  );
}

/** Handles the pointer and the keys that change the width. */
function useResizeHandlers(
  { column, resizing, stylesOf }: Omit<ColumnSeparatorProps, 'label'>,
  separator: RefObject<HTMLElement | null>,
): HTMLAttributes<HTMLElement> {
  const press = useRef<{ x: number; drag?: ColumnDrag }>(undefined);

  const start = (element: HTMLElement) => startDrag(element, { column, widths: resizing.widths, stylesOf });
  const resize = (element: HTMLElement, width: number) => {
    const drag = start(element);
    drag.to(width);
    showValue(element);
    resizing.onChange(drag.widths());
    // A wide table scrolls with the separator.
    element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const release = (isKept: boolean) => {
    const drag = press.current?.drag;
    press.current = undefined;
    separator.current?.removeAttribute('data-dragging');
    if (!isKept) drag?.cancel();
    else if (drag) resizing.onChange(drag.widths());
  };
  const onPointerDown = ({ button, pointerId, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture?.(pointerId);
    press.current = { x: clientX };
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { current: pressed } = press;
    // A click that does not move changes nothing.
    if (!pressed || (!pressed.drag && clientX === pressed.x)) return;
    pressed.drag ??= start(currentTarget);
    pressed.drag.by((clientX - pressed.x) * signOf(currentTarget));
    currentTarget.dataset.dragging = 'true';
    showValue(currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event;
    const width = widthAfter(event);
    if (width === undefined && !/^(?:Enter|Escape|ArrowDown)$/.test(event.key)) return;
    // Escape would close the panel or dialog that the table is in.
    event.preventDefault();
    event.stopPropagation();
    if (width !== undefined) resize(currentTarget, width);
    else if (press.current?.drag) release(event.key !== 'Escape');
    else focusRow(currentTarget);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => release(true),
    onPointerCancel: () => release(false),
    onDoubleClick: ({ currentTarget }) => resize(currentTarget, fittingWidth(currentTarget)),
    onKeyDown,
  };
}

/** The width that a key leads to; `undefined` for other keys. */
function widthAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const step = STEP * signOf(currentTarget);
  const now = widthOf(currentTarget);
  const widths: Readonly<Record<string, number>> = {
    ArrowRight: now + step,
    ArrowLeft: now - step,
    Home: MIN_WIDTH,
    End: MAX_WIDTH,
  };
  return Object.hasOwn(widths, key) ? widths[key] : undefined;
}

/** 1 where columns grow to the right, -1 where they grow to the left. */
function signOf(element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Writes the column's width into the attribute, without a render. */
function showValue(separator: HTMLElement | null): void {
  separator?.setAttribute('aria-valuenow', String(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, widthOf(separator)))));
}

/** Keeps the attribute at the column's width, without a layout at each render; returns a function that stops. */
function followWidth(separator: HTMLElement | null): (() => void) | undefined {
  const head = separator?.closest('th');
  showValue(separator);
  // The DOM of hosts' tests has none.
  if (!head || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => showValue(separator));
  observer.observe(head);
  return () => observer.disconnect();
}

function focusRow(separator: HTMLElement): void {
  separator.closest('table')?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
}
