import { type ReactNode, useInsertionEffect } from 'react';
import { adoptSheet } from './adopt-sheet';
import { Field, type FieldTexts, useField } from './Field';
import { Icon } from './Icon';
import { OptionList, type OptionListTexts } from './OptionList';
import { type SearchOption, searchOptions } from './search-options';
import css from './search-select.css?inline';
import { useOptionPanel } from './use-option-panel';

export interface SearchSelectProps<O extends SearchOption> extends FieldTexts {
  name: string;
  options: readonly O[];
  /** The code of the chosen option. */
  value: string;
  onSelect: (code: string) => void;
  /** Text of the control while nothing is chosen. */
  placeholder: string;
  texts: OptionListTexts;
  /** Shown at the end of an option. */
  detail?: (option: O) => ReactNode;
}

/** One choice of a long list that can be searched. Style it by `.portico-search-select` and `.portico-options`. */
export function SearchSelect<O extends SearchOption>(props: SearchSelectProps<O>) {
  const { name, label, help, error, options, value, onSelect, placeholder, texts, detail } = props;
  const field = useField(name, { help, error });
  const { button, anchor, open, close } = useOptionPanel();
  const chosen = options.find(({ code }) => code === value);
  useInsertionEffect(() => adoptSheet(css), []);
  return (
    <Field field={field} label={label} help={help}>
      <button
        {...field.control}
        {...button}
        name={name}
        className="portico-input portico-search-select"
        aria-labelledby={`${field.labelId} ${field.control.id}`}
      >
        <bdi data-empty={!chosen || undefined}>{chosen?.name ?? (value || placeholder)}</bdi>
        <Icon name="down" />
      </button>
      {open && (
        <OptionList
          options={options}
          selected={chosen}
          find={searchOptions}
          detail={detail ?? (() => undefined)}
          anchor={anchor}
          texts={texts}
          onChoose={({ code }) => {
            onSelect(code);
            close(true);
          }}
          onClose={close}
        />
      )}
    </Field>
  );
}
