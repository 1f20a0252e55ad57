import type { ComponentProps } from 'react';

interface Option<T extends string> {
  value: T;
  label: string;
}

export interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  /** Without a border until hovered. */
  quiet?: boolean;
}

/** The browser's own select: small and accessible. */
export function Select<T extends string>({ value, options, onChange, quiet, ...rest }: SelectProps<T>) {
  return (
    <select
      {...rest}
      className="studio-select"
      data-quiet={quiet || undefined}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
