import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../app/context';
import { Form, type FormProps } from '../../../ui/Form';
import { FormErrorsContext, useFormErrors } from '../../../ui/form-errors';
import { useFlow } from '../../runtime/flow-context';
import type { FlowError } from '../../runtime/flow-snapshot';
import { FlowAlert, flowErrorText } from '../screen/FlowAlert';
import { ScreenTitleContext } from '../screen/Screen';
import { type FieldFaults, fieldOfFault } from './field-faults';

export interface FieldFormProps extends Omit<FormProps, 'pending' | 'aria-labelledby'> {
  /** Failures that concern a field: shown there until it changes. All others are shown above the form. */
  faults: FieldFaults;
}

/** The form of a step whose fields also show what the service finds wrong with them. */
export function FieldForm({ faults, onInput, children, ...form }: FieldFormProps) {
  const error = useFlow((flow) => flow.error);
  const pending = useFlow((flow) => flow.pending);
  const [mended, setMended] = useState<FlowError | null>(null);
  const name = error ? fieldOfFault(error, faults) : undefined;

  function mend(event: FormEvent<HTMLFormElement>) {
    onInput?.(event);
    if ((event.target as HTMLInputElement).name === name) setMended(error);
  }
  return (
    <Form {...form} pending={pending} aria-labelledby={useContext(ScreenTitleContext)} onInput={mend}>
      {!name && <FlowAlert />}
      <FaultAtField name={name} error={error === mended ? null : error}>
        {children}
      </FaultAtField>
    </Form>
  );
}

interface FaultAtFieldProps {
  name: string | undefined;
  error: FlowError | null;
  children: ReactNode;
}

/** Shows the failure at its field, and focuses the field. */
function FaultAtField({ name, error, children }: FaultAtFieldProps) {
  const t = useTranslate();
  const errors = useFormErrors();
  const spoken = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (name && error) focusOn(spoken.current?.closest('form'), name);
  }, [name, error]);
  const text = name && error ? flowErrorText(error, t) : undefined;
  return (
    <>
      {text && (
        // If the field still has the focus, a screen reader does not read its new description: the alert does.
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

/** Focuses the field and selects its refused value, so that typing replaces it. */
function focusOn(form: HTMLFormElement | null | undefined, name: string): void {
  const field = [...(form?.elements ?? [])].find((element) => element.getAttribute('name') === name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
