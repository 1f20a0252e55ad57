import type { ReactNode } from 'react';
import { FieldForm } from '../form/FieldForm';
import type { FieldFaults } from '../form/field-faults';
import { SubmitButton } from '../screen/SubmitButton';
import { PhoneNumberField } from './PhoneNumberField';
import { checkPhone, type PhoneTexts } from './use-phone-texts';

export interface PhoneFormProps {
  texts: PhoneTexts;
  defaultValue?: string;
  /** The code of the failure that says somebody else has the number: it stands at the field. */
  taken?: string;
  onSubmit: (phoneNumber: string) => void;
  /** The words of the button. */
  children: ReactNode;
}

const FIELD = 'phoneNumber';

/** A step that asks for nothing but a phone number. */
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
