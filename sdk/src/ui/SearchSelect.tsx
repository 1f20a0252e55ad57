import { type ReactNode, useInsertionEffect, useRef, useState } from 'react';
import { adoptSheet } from './adopt-sheet';
import { Field, type FieldTexts, useField } from './Field';
import { Icon } from './Icon';
import { OptionList, type OptionListTexts } from './OptionList';
import { plain } from './plain-text';
import css from './search-select.css?inline';
import type { Option } from './use-option-search';

/** An option with further texts that a search finds it by, such as a code. */
export interface SearchOption extends Option {
  keywords?: string;
}

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
  const control = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find(({ code }) => code === value);
  useInsertionEffect(() => adoptSheet(css), []);
  function close(byKey: boolean) {
    setOpen(false);
    if (byKey) control.current?.focus();
  }
  return (
    <Field field={field} label={label} help={help}>
      <button
        ref={control}
        {...field.control}
        type="button"
        name={name}
        className="portico-input portico-search-select"
        aria-labelledby={`${field.labelId} ${field.control.id}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        // Without this, pressing would blur the list and close it, and the click would open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <bdi data-empty={!chosen || undefined}>{chosen?.name ?? (value || placeholder)}</bdi>
        <Icon name="down" />
      </button>
      {open && (
        <OptionList
          options={options}
          selected={chosen}
          find={search}
          detail={detail ?? (() => undefined)}
          anchor={control}
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

/** The options with the query in their name or keywords; names that begin with it come first. */
function search<O extends SearchOption>(options: readonly O[], query: string): readonly O[] {
  const wanted = plain(query);
  const found = options.filter(({ name, keywords = '' }) => plain(`${name} ${keywords}`).includes(wanted));
  const begins = ({ name }: O) => Number(plain(name).startsWith(wanted));
  return found.sort((one, other) => begins(other) - begins(one));
}
