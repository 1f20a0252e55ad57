import type { ReactNode } from 'react';
import { FieldForm } from '../form/FieldForm';
import type { FieldFaults } from '../form/field-faults';
import { SubmitButton } from '../screen/SubmitButton';
import { PhoneNumberField } from './PhoneNumberField';
import { checkPhone, type PhoneTexts } from './use-phone-texts';

export interface PhoneFormProps {
  texts: PhoneTexts;
  defaultValue?: string;
  /** The code of the failure that another user has the number; it is shown at the field. */
  taken?: string;
  onSubmit: (phoneNumber: string) => void;
  /** The text of the button. */
  children: ReactNode;
}

const FIELD = 'phoneNumber';

/** The form of a step that asks only for a phone number. */
export function PhoneForm({ texts, defaultValue, taken, onSubmit, children }: PhoneFormProps) {
  const faults: FieldFaults = taken ? { [taken]: FIELD } : {};
  return (
    <FieldForm
      faults={faults}
      onSubmit={({ phoneNumber = '' }) => onSubmit(phoneNumber)}
      validate={(values) => checkPhone(values, texts)}
    >
      <PhoneNumberField texts={texts} {...(defaultValue !== undefined && { defaultValue })} />
      <SubmitButton>{children}</SubmitButton>
    </FieldForm>
  );
}
