import { type FormEvent, type FormEventHandler, type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './composition';
import { type FormErrors, FormErrorsContext } from './form-errors';

/** The values of the fields by name, exactly as typed. A checked checkbox is `on`, an unchecked one is absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormProps {
  onSubmit: (values: FormValues) => void;
  /** Returns the errors by field. If there are any, the form is not submitted and the first such field is focused. */
  validate?: (values: FormValues) => FormErrors;
  /** A request is pending: submitting again does nothing. */
  pending?: boolean;
  /** The id of the heading that names the form. */
  'aria-labelledby'?: string;
  onInput?: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that validates on submit, and validates a field with an error again on every input. */
export function Form({ onSubmit, validate, pending = false, onInput, children, ...rest }: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const found = validate?.(values) ?? {};
    // The error must be in the document before the field is focused, or a screen reader would not read it.
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
    // `post`, so that a form submitted before the script runs never puts a password into the address.
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

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter') keepComposition(event);
  else if ((event.target as Element).matches('[role="alert"]')) typeOn(event);
}

/** Enter at the end of a composition confirms it, and must not submit the form. */
function keepComposition(event: KeyboardEvent) {
  if (isComposing(event)) event.preventDefault();
}

/** Typing while an alert has the focus goes to the first field: it is focused and its refused value replaced. */
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
