import { type FormEvent, useContext, useState } from 'react';
import { useTranslate } from '../../../app/context';
import { Form, type FormProps } from '../../../ui/Form';
import { RefusedField } from '../../../ui/fields/RefusedField';
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
  const t = useTranslate();
  const error = useFlow((flow) => flow.error);
  const pending = useFlow((flow) => flow.pending);
  const [mended, setMended] = useState<FlowError | null>(null);
  const name = error ? fieldOfFault(error, faults) : undefined;
  const text = error && name && error !== mended ? flowErrorText(error, t) : undefined;

  function mend(event: FormEvent<HTMLFormElement>) {
    onInput?.(event);
    if ((event.target as HTMLInputElement).name === name) setMended(error);
  }
  return (
    <Form {...form} pending={pending} aria-labelledby={useContext(ScreenTitleContext)} onInput={mend}>
      {!name && <FlowAlert />}
      <RefusedField name={name} text={text} failure={error}>
        {children}
      </RefusedField>
    </Form>
  );
}
