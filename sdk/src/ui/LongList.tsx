import { type FocusEvent, type ReactNode, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { adoptSheet } from './adopt-sheet';
import css from './long-list.css?inline';
import { useLongList } from './use-long-list';

export interface LongListProps<Item> {
  className?: string;
  /** A class of each item's element. */
  itemClass?: string;
  /** Always the same list while nothing changes: with another one, all items are laid out again. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The content of an item. */
  children: (item: Item) => ReactNode;
}

/**
 * A list. Of more than 100 items, only those in view and the one with the focus are in the page; assistive technology
 * learns the position of each. It scrolls in an ancestor, and its items have no space between them.
 */
export function LongList<Item>({ className = '', itemClass, items, itemKey, children }: LongListProps<Item>) {
  const body = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const current = useMemo(
    () => Math.max(0, focused === undefined ? 0 : items.findIndex((item) => itemKey(item) === focused)),
    [items, itemKey, focused],
  );
  const { isPart, view, partsWith, virtualizerOf } = useLongList(items, itemKey);
  useInsertionEffect(() => adoptSheet(css), []);
  const noteFocus = ({ target }: FocusEvent) => {
    const item = items[Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)];
    if (item !== undefined) setFocused(itemKey(item));
  };
  const renderItem = (index: number) => {
    const item = items[index];
    if (item === undefined) return null;
    return (
      <li
        key={itemKey(item)}
        ref={view?.measure}
        className={itemClass}
        data-index={index}
        aria-setsize={isPart ? items.length : undefined}
        aria-posinset={isPart ? index + 1 : undefined}
      >
        {children(item)}
      </li>
    );
  };
  return (
    <>
      <ul ref={body} className={`portico-long-list ${className}`.trim()} onFocus={noteFocus}>
        {partsWith(current).map((part) =>
          'gap' in part ? (
            // The space of items that are not in the page.
            <li key={`gap ${part.before}`} className="portico-long-gap" style={{ blockSize: part.gap }} aria-hidden />
          ) : (
            renderItem(part.index)
          ),
        )}
      </ul>
      {virtualizerOf(body, current)}
    </>
  );
}
