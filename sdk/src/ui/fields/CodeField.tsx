import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type SyntheticEvent, useState } from 'react';
import { Field, type FieldTexts, useField } from '../Field';
import { readCode } from './read-code';

export interface CodeFieldProps extends FieldTexts {
  name: string;
  /** Number of digits. Default: 6. */
  length?: number;
  readOnly?: boolean;
  /** Makes an opening dialog focus this field. */
  'data-initial-focus'?: boolean;
}

type Selection = readonly [start: number, end: number];

/**
 * A field for a one-time code: one real input, drawn as a row of cells, always left to right. A code can be pasted in
 * any format. The last digit submits the form, unless another field is still empty.
 */
export function CodeField({ label, help, error, aside, name, length = 6, readOnly, ...rest }: CodeFieldProps) {
  const field = useField(name, { help, error });
  const [value, setValue] = useState('');
  const [selection, setSelection] = useState<Selection | null>(null);

  function enter(input: HTMLInputElement, text: string) {
    const code = readCode(text, length);
    if (code === value) return;
    setValue(code);
    // Runs after React has written the value into the input, because the form reads it from there.
    if (code.length === length) queueMicrotask(() => goOn(input.form));
  }
  /** Does not filter the text during a composition: setting another value would end the composition. */
  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if ((nativeEvent as Partial<InputEvent>).isComposing) setValue(input.value);
    else enter(input, input.value);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    if (!readOnly) enter(event.currentTarget, event.clipboardData.getData('text'));
  }
  const follow = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([input.selectionStart ?? 0, input.selectionEnd ?? 0]);
  function arrive(event: FocusEvent<HTMLInputElement>) {
    // A complete code that is focused again was refused, so it is selected: the next digit replaces it.
    if (value.length === length) event.currentTarget.select();
    follow(event);
  }

  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <div className="portico-code" dir="ltr">
        <input
          {...rest}
          {...field.control}
          className="portico-code-input"
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          value={value}
          onChange={change}
          onCompositionEnd={({ currentTarget: input }) => enter(input, input.value)}
          onPaste={paste}
          onSelect={follow}
          onFocus={arrive}
          onBlur={() => setSelection(null)}
        />
        <CodeCells value={value} length={length} selection={selection} />
      </div>
    </Field>
  );
}

interface CodeCellsProps {
  value: string;
  length: number;
  selection: Selection | null;
}

/** The digits as the user sees them. */
function CodeCells({ value, length, selection }: CodeCellsProps) {
  return (
    <div className="portico-code-cells" aria-hidden="true">
      {[...Array(length).keys()].map((position) => (
        <span className="portico-code-cell" key={position} data-active={isActive(position, selection, length)}>
          {value[position]}
        </span>
      ))}
    </div>
  );
}

/** Submits the form, or focuses an empty field first: submitting would show an error at a field not yet reached. */
function goOn(form: HTMLFormElement | null): void {
  const empty = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.hidden && !element.value,
  );
  if (empty) empty.focus();
  else form?.requestSubmit();
}

/** Whether the caret is at the cell, or the cell is selected. */
function isActive(position: number, selection: Selection | null, length: number): true | undefined {
  if (!selection) return undefined;
  const [start, end] = selection;
  const caret = Math.min(start, length - 1);
  return position === caret || (position >= start && position < end) || undefined;
}
