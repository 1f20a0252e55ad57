import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { adoptSheet } from './adopt-sheet';
import { Icon } from './Icon';
import css from './option-list.css?inline';
import { placePanel } from './place-panel';
import { type Option, type OptionSearch, useOptionSearch } from './use-option-search';

export interface OptionListTexts {
  /** Name of the list. */
  list: string;
  search: string;
  /** Shown instead of the list if nothing matches. */
  nothing: string;
}

export interface OptionListProps<O extends Option> extends OptionSearch<O> {
  /** The control that opens the panel. */
  anchor: RefObject<HTMLElement | null>;
  /** A class of the panel, for its own styles. */
  className?: string;
  texts: OptionListTexts;
  /** Shown before the name of an option. */
  icon?: (option: O) => ReactNode;
  /** Shown at the end of an option. */
  detail: (option: O) => ReactNode;
}

/** A long list of options with a search field, in a panel. Style it by `.portico-options`, `-search` and `.portico-option`. */
export function OptionList<O extends Option>({
  anchor,
  className = '',
  texts,
  icon,
  detail,
  ...options
}: OptionListProps<O>) {
  const { selected, onChoose, onClose } = options;
  const id = useId();
  const panel = usePanel(anchor);
  const { query, search, found, current, onKeyDown } = useOptionSearch(options);
  const optionId = (option: O) => `${id}${option.code}`;
  useInsertionEffect(() => adoptSheet(css), []);
  useScrollIntoView(current && optionId(current), panel);

  return (
    <div
      className={`portico-options ${className}`.trim()}
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={texts.list}
      onBlur={({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) onClose(false);
      }}
    >
      <SearchField
        label={texts.search}
        aria-controls={`${id}list`}
        aria-activedescendant={current && optionId(current)}
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="portico-options-list" id={`${id}list`} role="listbox" aria-label={texts.list}>
        {found.map((option) => (
          <OptionRow
            key={option.code}
            id={optionId(option)}
            icon={icon?.(option)}
            name={option.name}
            detail={detail(option)}
            selected={option === selected}
            active={option === current}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <p className="portico-options-none" role="status">
        {found.length === 0 && texts.nothing}
      </p>
    </div>
  );
}

/** The field of the panel that has the focus: its text filters the options, and its arrow keys move between them. */
function SearchField({ label, ...field }: ComponentPropsWithoutRef<'input'> & { label: string }) {
  return (
    <input
      className="portico-input portico-options-search"
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded="true"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={label}
      {...field}
    />
  );
}

interface OptionRowProps {
  id: string;
  icon: ReactNode;
  name: string;
  detail: ReactNode;
  selected: boolean;
  active: boolean;
  onChoose: () => void;
}

function OptionRow({ id, icon, name, detail, selected, active, onChoose }: OptionRowProps) {
  return (
    // The arrow keys of the search field move to the option; the focus stays in the search field.
    <button
      id={id}
      type="button"
      className="portico-option"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      <span className="portico-option-name">{name}</span>
      <bdi dir="ltr">{detail}</bdi>
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
