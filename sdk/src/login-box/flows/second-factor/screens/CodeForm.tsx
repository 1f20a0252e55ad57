import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { CodeField } from '../../../../ui/fields/CodeField';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults } from '../../../parts/form/field-faults';
import { CODE_LENGTH, useCheckCode } from '../../../parts/form/use-check-code';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { RememberDevice } from './RememberDevice';

export interface CodeFormProps {
  onSubmit: (code: string, remember: boolean) => Promise<void>;
  submit: string;
  /** How many days the device may be remembered; absent when it may not. */
  rememberDays?: number | undefined;
  /** Set if the code completes an enrolment. */
  enrolling?: boolean;
  /** Below the button: how to get another code. */
  children?: ReactNode;
}

/** Asks for a six-digit code. */
export function CodeForm({ onSubmit, submit, rememberDays, enrolling = false, children }: CodeFormProps) {
  const t = useTranslate();
  const validate = useCheckCode();
  return (
    <FieldForm
      faults={codeFaults}
      onSubmit={({ code = '', remember }) => onSubmit(code, remember === 'on')}
      validate={validate}
    >
      <CodeField
        name="code"
        label={t(enrolling ? 'loginBox.login.forceMfaInputLabel' : 'loginBox.login.mfaInputLabel')}
        length={CODE_LENGTH}
      />
      {rememberDays !== undefined && <RememberDevice days={rememberDays} enrolling={enrolling} />}
      <SubmitButton>{submit}</SubmitButton>
      {children}
    </FieldForm>
  );
}
