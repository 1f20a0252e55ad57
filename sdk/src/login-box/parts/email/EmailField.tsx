import { type FocusEvent, type ReactNode, useState } from 'react';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../ui/email-check';
import type { FormValues } from '../../../ui/Form';
import type { FormErrors } from '../../../ui/form-errors';
import { TextField } from '../../../ui/TextField';

export interface EmailTexts {
  label: string;
  placeholder: string;
  required: string;
  invalid: string;
  tooLong: string;
}

export interface EmailFieldProps {
  texts: Pick<EmailTexts, 'label' | 'placeholder'>;
  defaultValue: string;
  /** Also accepts user names and phone numbers. */
  anyName?: boolean;
}

/** The e-mail address that identifies the user. Suggests a correction of a mistyped address. */
export function EmailField({ texts, defaultValue, anyName }: EmailFieldProps) {
  const [hint, setHint] = useState<ReactNode>();
  const [value, setValue] = useState(defaultValue);
  function showHint({ currentTarget: { value: left } }: FocusEvent<HTMLInputElement>) {
    // The hint is optional: if its chunk can't be loaded, the field works without it.
    import('./LikelyEmail').then(
      ({ likelyEmailHint }) => setHint(likelyEmailHint(left, accept)),
      () => undefined,
    );
  }
  function accept(email: string) {
    setValue(email);
    setHint(undefined);
  }
  return (
    <TextField
      name="email"
      type={anyName ? 'text' : 'email'}
      dir="ltr"
      autoComplete="username webauthn"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={anyName ? 'text' : 'email'}
      label={texts.label}
      placeholder={texts.placeholder}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={showHint}
      help={hint}
    />
  );
}

/** What is wrong with the address in the field `email`. */
export function checkEmail({ email: typed = '' }: FormValues, texts: EmailTexts): FormErrors {
  const email = typed.trim();
  if (!email) return { email: texts.required };
  if (email.length > EMAIL_MAX_LENGTH) return { email: texts.tooLong };
  return isEmail(email) ? {} : { email: texts.invalid };
}
