import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './composition';

/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 8;

/** An option of a long list. */
export interface Option {
  /** Unique in the list. */
  code: string;
  /** In the user's language. */
  name: string;
}

export interface OptionSearch<O extends Option> {
  options: readonly O[];
  selected: O | undefined;
  /** Finds the options that match a query. */
  find: (options: readonly O[], query: string) => readonly O[];
  onChoose: (option: O) => void;
  /** Called when the list closes without a choice; `byKey` if Escape closed it. */
  onClose: (byKey: boolean) => void;
}

/** The options that match what the user types, and the one that the keyboard has moved to. */
export function useOptionSearch<O extends Option>({ options, selected, find, onChoose, onClose }: OptionSearch<O>) {
  const [query, setQuery] = useState('');
  const found = find(options, query);
  const [active, setActive] = useState(() => Math.max(0, selected ? options.indexOf(selected) : 0));
  const current = found[active];

  function search(text: string) {
    setQuery(text);
    setActive(0);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const moved = movedTo(event.key, active, found.length);
    if (moved === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    // Stops these keys, so that the surrounding form or dialog does not handle them.
    event.preventDefault();
    event.stopPropagation();
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Escape') onClose(true);
    else if (current) onChoose(current);
  }
  return { query, search, found, current, onKeyDown };
}

/** Index of the option that a key moves to; `undefined` for other keys. */
function movedTo(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE_ROWS,
    PageUp: -PAGE_ROWS,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, from + step));
}
