import { type ReactNode, useEffect, useRef } from 'react';
import { FormErrorsContext, useFormErrors } from '../form-errors';

export interface RefusedFieldProps {
  /** The refused field; `undefined` if there is none. */
  name: string | undefined;
  /** What is wrong with it; `undefined` once the user has changed it. */
  text: string | undefined;
  /** A value that differs for each refusal: the field is focused whenever it changes. */
  failure: unknown;
  /** The fields of the form. */
  children: ReactNode;
}

/** Wraps the fields of a form: shows what the service refuses at its field, and focuses the field. */
export function RefusedField({ name, text, failure, children }: RefusedFieldProps) {
  const errors = useFormErrors();
  const spoken = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (name && failure) focusField(spoken.current?.closest('form'), name);
  }, [name, failure]);
  return (
    <>
      {/* If the field still has the focus, a screen reader does not read its new description: the alert does. */}
      {text && (
        <p ref={spoken} className="portico-visually-hidden" role="alert">
          {text}
        </p>
      )}
      <FormErrorsContext.Provider value={name && text ? { ...errors, [name]: errors[name] ?? text } : errors}>
        {children}
      </FormErrorsContext.Provider>
    </>
  );
}

/** Focuses the field and selects its refused value, so that typing replaces it; a long text stays. */
function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const field = [...(form?.elements ?? [])].find((element) => element.getAttribute('name') === name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}
