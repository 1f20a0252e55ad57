import { type FormEvent, type FormEventHandler, type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormErrors, FormErrorsContext } from './form-errors';

/** What stands in the fields, by name, exactly as typed; a ticked checkbox is `on`, another is absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormProps {
  onSubmit: (values: FormValues) => void;
  /** Says what is wrong, by field; nothing is sent while it does, and focus goes to the first such field. */
  validate?: (values: FormValues) => FormErrors;
  /** An answer is awaited: submitting again does nothing. */
  pending?: boolean;
  /** The id of the heading that names the form. */
  'aria-labelledby'?: string;
  onInput?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that checks itself when it is submitted, and a field again while its error is being put right. */
export function Form({ onSubmit, validate, pending = false, onInput, children, ...rest }: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const found = validate?.(values) ?? {};
    // The error must be in the document before focus arrives, or a screen reader would not read it with the field.
    flushSync(() => setErrors(found));
    const invalid = firstInvalid(form, found);
    if (invalid) invalid.focus();
    else onSubmit(values);
  }

  function recheck(event: FormEvent<HTMLFormElement>) {
    onInput?.(event);
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    setErrors({ ...errors, [name]: validate?.(readValues(event.currentTarget))[name] });
  }

  return (
    // `post`, so that a form sent before the script runs never puts a password into the address.
    <form
      {...rest}
      className="portico-form"
      method="post"
      noValidate
      onSubmit={submit}
      onInput={recheck}
      onKeyDown={onKeyDown}
    >
      <FormErrorsContext.Provider value={errors}>{children}</FormErrorsContext.Provider>
    </form>
  );
}

/** Key code that browsers give every key an input method has taken for itself. */
const COMPOSITION_KEY_CODE = 229;

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter') keepComposition(event);
  else if ((event.target as Element).matches('[role="alert"]')) typeOn(event);
}

/** Enter that ends a composition chooses a word; it must not send the form. */
function keepComposition(event: KeyboardEvent) {
  if (event.nativeEvent.isComposing || event.keyCode === COMPOSITION_KEY_CODE) event.preventDefault();
}

/** Typing while a message has the focus goes on in the first field: the letter lands there, in place of what was wrong. */
function typeOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = [...event.currentTarget.elements].find(isTextInput);
  field?.focus();
  field?.select();
}

function isTextInput(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && !element.hidden && !element.readOnly && element.type !== 'checkbox';
}

function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function firstInvalid(form: HTMLFormElement, errors: FormErrors): HTMLElement | undefined {
  return [...form.elements].find((element) => errors[element.getAttribute('name') ?? '']) as HTMLElement | undefined;
}
