import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon';
import type { PhoneCountry } from './phone-countries';
import { placePanel } from './place-panel';
import { type CountrySearchOptions, useCountrySearch } from './use-country-search';

export interface CountryListTexts {
  /** Name of the list. */
  countries: string;
  search: string;
  /** Shown instead of the list if no country matches. */
  noCountry: string;
}

export interface CountryListProps extends CountrySearchOptions {
  /** The control that opens the panel. */
  anchor: RefObject<HTMLElement | null>;
  texts: CountryListTexts;
}

/** All countries, with a search field. Style it by `.portico-phone-list`, `-search` and `-option`. */
export function CountryList({ countries, selected, anchor, texts, onChoose, onClose }: CountryListProps) {
  const id = useId();
  const panel = usePanel(anchor);
  const { query, search, found, current, onKeyDown } = useCountrySearch({ countries, selected, onChoose, onClose });
  const optionId = (country: PhoneCountry) => `${id}${country.code}`;
  useScrollIntoView(current && optionId(current), panel);

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
        onChange={(event) => search(event.currentTarget.value)}
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
