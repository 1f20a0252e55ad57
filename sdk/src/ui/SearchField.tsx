import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';

export interface SearchFieldProps {
  /** Accessible name, also shown as the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
}

/** A search field that a button or Escape clears. Style it by `.portico-search`. */
export function SearchField({ label, value, onChange, clearLabel }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // The first Escape clears the field, the second closes the surrounding dialog or portal.
          event.stopPropagation();
          clear();
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
