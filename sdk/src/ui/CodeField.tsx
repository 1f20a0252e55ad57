import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type SyntheticEvent, useState } from 'react';
import { Field, type FieldTexts, useField } from './Field';
import { readCode } from './read-code';

export interface CodeFieldProps extends FieldTexts {
  name: string;
  /** How many digits; 6 unless told otherwise. */
  length?: number;
  readOnly?: boolean;
}

type Selection = readonly [start: number, end: number];

/**
 * A one-time code: one real input, drawn as a row of cells. Always left to right. Pasting a code in any form works, and
 * the form is sent as soon as the last digit is there, unless another field still has to be filled in.
 */
export function CodeField({ label, help, error, aside, name, length = 6, readOnly }: CodeFieldProps) {
  const field = useField(name, { help, error });
  const [value, setValue] = useState('');
  const [selection, setSelection] = useState<Selection | null>(null);

  function enter(input: HTMLInputElement, text: string) {
    const code = readCode(text, length);
    if (code === value) return;
    setValue(code);
    // After React has written the value into the input, which the form reads.
    if (code.length === length) queueMicrotask(() => goOn(input.form));
  }
  /** What an input method is still composing is left alone: a value put in its way would end the composition. */
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
    // A whole code that is visited again was a wrong one: the next digit typed replaces it.
    if (value.length === length) event.currentTarget.select();
    follow(event);
  }

  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <div className="portico-code" dir="ltr">
        <input
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
        <div className="portico-code-cells" aria-hidden="true">
          {[...Array(length).keys()].map((position) => (
            <span className="portico-code-cell" key={position} data-active={isActive(position, selection, length)}>
              {value[position]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}

/** Nobody is told what is missing in a field that they have not come to yet. */
function goOn(form: HTMLFormElement | null): void {
  const empty = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && !element.hidden && !element.value,
  );
  if (empty) empty.focus();
  else form?.requestSubmit();
}

/** The cell under the caret, or every selected one. */
function isActive(position: number, selection: Selection | null, length: number): true | undefined {
  if (!selection) return undefined;
  const [start, end] = selection;
  const caret = Math.min(start, length - 1);
  return position === caret || (position >= start && position < end) || undefined;
}
