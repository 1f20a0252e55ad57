import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { isComposing } from './composition';
import { shortcutLetter } from './shortcut-letter';

export interface SearchFieldProps {
  /** Accessible name, also shown as the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  /** Ctrl+F or ⌘F focuses the field; pressed again there, it opens the browser's own search. */
  findShortcut?: boolean;
}

/** A search field that a button or Escape clears. Style it by `.portico-search`. */
export function SearchField({ label, value, onChange, clearLabel, findShortcut = false }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFindShortcut(input, findShortcut);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="portico-search">
      <label htmlFor={id} className="portico-visually-hidden">
        {label}
      </label>
      <Search size={16} aria-hidden="true" />
      <input
        ref={input}
        id={id}
        className="portico-input"
        type="search"
        aria-keyshortcuts={findShortcut ? 'Control+F Meta+F' : undefined}
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // The first Escape clears the field, the second closes the surrounding dialog or portal.
          event.stopPropagation();
          // The browser, too, clears a search field by Escape.
          if (isComposing(event)) event.preventDefault();
          else clear();
        }}
      />
      {value && (
        <button type="button" className="portico-icon-button" data-size="small" aria-label={clearLabel} onClick={clear}>
          <X size={16} />
        </button>
      )}
    </div>
  );
}

function useFindShortcut(field: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind =
        shortcutLetter(event) === 'f' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      const input = field.current;
      // Below a modal dialog the field is hidden.
      if (!isFind || !input || document.activeElement === input || input.closest('[aria-hidden="true"], [inert]'))
        return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, isOn]);
}
