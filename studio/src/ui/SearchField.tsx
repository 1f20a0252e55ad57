import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pressedKey } from './pressed-key';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> {
  /** Name for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field to search by, with its icon. Escape clears it. */
export function SearchField({ label, onChange, onKeyDown, ...rest }: SearchFieldProps) {
  return (
    <label className="studio-search">
      <Search size={14} aria-hidden />
      <input
        type="search"
        aria-label={label}
        data-own-undo
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (pressedKey(event) === 'Escape' && event.currentTarget.value !== '') {
            // A popover around the field stays open.
            event.stopPropagation();
            onChange('');
          }
        }}
        {...rest}
      />
    </label>
  );
}
