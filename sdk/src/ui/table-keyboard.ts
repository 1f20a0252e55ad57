import type { KeyboardEvent, MouseEvent } from 'react';

/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

/** Whether a key belongs to a control in the row, such as a menu button or a text field. */
export function isKeyOfControl({ target }: KeyboardEvent): boolean {
  return (target as Element).closest('[aria-haspopup="true"], [aria-haspopup="menu"], input[type="text"]') !== null;
}

/** Opens the menu of the row's actions by a right click, unless the user has selected text to copy. */
export function openMenuOfRow(event: MouseEvent<HTMLTableRowElement>): void {
  const button = event.currentTarget.querySelector<HTMLButtonElement>('.portico-table-end button');
  if (!button || !getSelection()?.isCollapsed) return;
  event.preventDefault();
  button.click();
}

/** The row that a key moves to: ↑, ↓, Home, End, Page Up and Page Down. `undefined` for other keys. */
export function movedTo(key: string, from: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    Home: 0,
    End: count - 1,
    PageUp: from - PAGE_ROWS,
    PageDown: from + PAGE_ROWS,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
