import type { KeyboardEvent, MouseEvent } from 'react';

/** Goes to another row by ↑, ↓, Home or End; keys of a menu button and of a text field are its own. */
export function moveByKeyboard(event: KeyboardEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget;
  if ((event.target as Element).closest('[aria-haspopup="true"], [aria-haspopup="menu"], input[type="text"]')) return;
  const next = rowAt(row, event.key);
  if (!next) return;
  event.preventDefault();
  // One row is in the tab order: the one that had the focus last.
  row.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Opens the menu of the row's actions by a right click, unless the user has selected text to copy. */
export function openMenuOfRow(event: MouseEvent<HTMLTableRowElement>): void {
  const button = event.currentTarget.querySelector<HTMLButtonElement>('.portico-table-end button');
  if (!button || !getSelection()?.isCollapsed) return;
  event.preventDefault();
  button.click();
}

function rowAt(row: HTMLTableRowElement, key: string): HTMLElement | undefined {
  const sought: Record<string, Element | null | undefined> = {
    ArrowUp: row.previousElementSibling,
    ArrowDown: row.nextElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  };
  const found = Object.hasOwn(sought, key) ? sought[key] : undefined;
  return found instanceof HTMLElement ? found : undefined;
}
