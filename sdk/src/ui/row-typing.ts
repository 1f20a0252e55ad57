import type { KeyboardEvent } from 'react';
import { plain } from './plain-text';

/** A pause of this many milliseconds begins a new text. */
const TYPING_PAUSE_MS = 800;

/** The rows as typing finds them. */
interface NamedRows {
  count: number;
  nameAt: (index: number) => string;
}

/** Finds the row whose name begins with what is typed. It remembers what was typed shortly before. */
export type FindByTyping = (event: KeyboardEvent, from: number, rows: NamedRows) => number | undefined;

/** Creates the search by typing of one table. */
export function createFindByTyping(): FindByTyping {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;
  return (event, from, { count, nameAt }) => {
    const isTyping = event.timeStamp - typedAt < TYPING_PAUSE_MS;
    if (!isText(event) || (event.key === ' ' && !isTyping)) return undefined;
    typedAt = event.timeStamp;
    typed = isTyping ? typed + event.key : event.key;
    return beginningWith(typed, from, count, nameAt);
  };
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
