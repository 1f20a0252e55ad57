import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { type PhoneCountry, searchCountries } from './phone-countries';
import { placePanel } from './place-panel';

export interface CountryListTexts {
  /** Name of the list. */
  countries: string;
  search: string;
  /** Shown instead of the list if no country matches. */
  noCountry: string;
}

export interface CountryListProps {
  countries: readonly PhoneCountry[];
  selected: PhoneCountry | undefined;
  /** The control that opens the panel. */
  anchor: RefObject<HTMLElement | null>;
  texts: CountryListTexts;
  onChoose: (country: PhoneCountry) => void;
  /** Called when the list closes without a choice; `byKey` if Escape closed it. */
  onClose: (byKey: boolean) => void;
}

/** Number of rows that Page Up and Page Down move by. */
const PAGE_ROWS = 8;

/** All countries, with a search field. Style it by `.portico-phone-list`, `-search` and `-option`. */
export function CountryList({ countries, selected, anchor, texts, onChoose, onClose }: CountryListProps) {
  const id = useId();
  const panel = usePanel(anchor);
  const [query, setQuery] = useState('');
  const found = searchCountries(countries, query);
  const [active, setActive] = useState(() => Math.max(0, selected ? countries.indexOf(selected) : 0));
  const current = found[active];
  const optionId = (country: PhoneCountry) => `${id}${country.code}`;
  useScrollIntoView(current && optionId(current), panel);

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
  return (
    <div
      className="portico-phone-list"
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={texts.countries}
      onBlur={({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) onClose(false);
      }}
    >
      <input
        className="portico-input portico-phone-search"
        type="text"
        role="combobox"
        aria-label={texts.search}
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={texts.search}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="portico-phone-options" id={`${id}list`} role="listbox" aria-label={texts.countries}>
        {found.map((country) => (
          <CountryOption
            key={country.code}
            id={optionId(country)}
            country={country}
            selected={country === selected}
            active={country === current}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className="portico-phone-none" role="status">
        {found.length === 0 && texts.noCountry}
      </p>
    </div>
  );
}

interface CountryOptionProps {
  id: string;
  country: PhoneCountry;
  selected: boolean;
  active: boolean;
  onChoose: (country: PhoneCountry) => void;
}

function CountryOption({ id, country, selected, active, onChoose }: CountryOptionProps) {
  return (
    // The arrow keys of the search field move to the option; the focus stays in the search field.
    <button
      id={id}
      type="button"
      className="portico-phone-option"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(country)}
    >
      <span>{country.name}</span>
      <bdi dir="ltr">{country.callingCode}</bdi>
      {selected && <Icon name="check" />}
    </button>
  );
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

/** Places the panel next to its control, above all other content, and focuses its search field. */
function usePanel(anchor: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: shown } = panel;
    const view = shown?.ownerDocument.defaultView;
    const place = () => {
      if (shown && anchor.current) placePanel(shown, anchor.current);
    };
    // In a browser without the top layer, the panel is shown at the same place.
    shown?.showPopover?.();
    place();
    shown?.querySelector('input')?.focus({ preventScroll: true });
    view?.addEventListener('scroll', place, true);
    view?.addEventListener('resize', place);
    return () => {
      shown?.hidePopover?.();
      view?.removeEventListener('scroll', place, true);
      view?.removeEventListener('resize', place);
    };
  }, [anchor]);
  return panel;
}

/** Scrolls to the active option. */
function useScrollIntoView(id: string | undefined, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const option = id && panel.current?.ownerDocument.getElementById(id);
    if (option) option.scrollIntoView?.({ block: 'nearest' });
  }, [id, panel]);
}
