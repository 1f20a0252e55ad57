import type { ReactNode } from 'react';
import { SlowRequest } from '../../../../app/SlowRequest';
import { Button } from '../../../../ui/Button';
import { Form, type FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import type { Action } from '../../../parts/use-action';

export interface FieldFormProps {
  action: Action<[FormValues]>;
  validate: (values: FormValues) => FormErrors;
  submit: string;
  /** What the field itself says about the failure: then nothing is shown above it. */
  isAtField?: boolean;
  children: ReactNode;
}

/** A form with one field and one button on a step's card. */
export function FieldForm({ action, validate, submit, isAtField, children }: FieldFormProps) {
  return (
    <Form onSubmit={action.run} validate={validate} pending={action.pending}>
      <div className="portico-sso-field">
        {action.error && !isAtField && <ErrorAlert error={action.error} focusOn={action.failures} />}
        {children}
        {action.pending && <SlowRequest onCancel={action.cancel} />}
        <div className="portico-sso-actions">
          <Button type="submit" variant="secondary" pending={action.pending}>
            {submit}
          </Button>
        </div>
      </div>
    </Form>
  );
}
