import { type KeyboardEvent, useState } from 'react';
import { type PhoneCountry, searchCountries } from './phone-countries';

/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 8;

export interface CountrySearchOptions {
  countries: readonly PhoneCountry[];
  selected: PhoneCountry | undefined;
  onChoose: (country: PhoneCountry) => void;
  /** Called when the list closes without a choice; `byKey` if Escape closed it. */
  onClose: (byKey: boolean) => void;
}

/** The countries that match what the user types, and the one that the keyboard has moved to. */
export function useCountrySearch({ countries, selected, onChoose, onClose }: CountrySearchOptions) {
  const [query, setQuery] = useState('');
  const found = searchCountries(countries, query);
  const [active, setActive] = useState(() => Math.max(0, selected ? countries.indexOf(selected) : 0));
  const current = found[active];

  function search(text: string) {
    setQuery(text);
    setActive(0);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
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
