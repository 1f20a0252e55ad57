import type { KeyboardEvent, MouseEvent } from 'react';
import { plain } from './plain-text';

/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;
/** A pause of this many milliseconds begins a new text. */
const TYPING_PAUSE_MS = 800;

/** The rows as the keyboard moves through them. */
export interface KeyboardRows {
  count: number;
  /** The text that typing is compared with. */
  nameAt: (index: number) => string;
}

/** Finds the row that a key moves to. It remembers what was typed shortly before. */
export type FindRow = (event: KeyboardEvent, from: number, rows: KeyboardRows) => number | undefined;

/** Whether a key belongs to a control in the row, such as a menu button or a text field. */
export function isKeyOfControl({ target }: KeyboardEvent): boolean {
  return (target as Element).closest('[aria-haspopup="true"], [aria-haspopup="menu"], input[type="text"]') !== null;
}

/** Creates the keyboard of one table: ↑, ↓, Home, End, Page Up and Page Down, and typing the beginning of a name. */
export function createRowKeyboard(): FindRow {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;
  return (event, from, { count, nameAt }) => {
    const moved = movedTo(event.key, from, count);
    if (moved !== undefined) return moved;
    const isTyping = event.timeStamp - typedAt < TYPING_PAUSE_MS;
    if (!isText(event) || (event.key === ' ' && !isTyping)) return undefined;
    typedAt = event.timeStamp;
    typed = isTyping ? typed + event.key : event.key;
    return beginningWith(typed, from, count, nameAt);
  };
}

/** Opens the menu of the row's actions by a right click, unless the user has selected text to copy. */
export function openMenuOfRow(event: MouseEvent<HTMLTableRowElement>): void {
  const button = event.currentTarget.querySelector<HTMLButtonElement>('.portico-table-end button');
  if (!button || !getSelection()?.isCollapsed) return;
  event.preventDefault();
  button.click();
}

function movedTo(key: string, from: number, count: number): number | undefined {
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

function isText({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget && [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** The next row whose name begins with the text; with one letter, never the current row. */
function beginningWith(text: string, from: number, count: number, nameAt: (index: number) => string) {
  const wanted = plain(text);
  const first = [...text].length === 1 ? 1 : 0;
  for (let step = first; step < count + first; step += 1) {
    const index = (from + step) % count;
    if (plain(nameAt(index)).startsWith(wanted)) return index;
  }
  return from;
}
