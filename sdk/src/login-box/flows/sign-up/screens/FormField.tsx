import { useTranslate } from '../../../../app/context';
import { usePasswordTexts } from '../../../../app/password/use-password-texts';
import type { SpokenTexts } from '../../../../metadata/locales/en';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { phoneProblem } from '../../../../ui/phone-problem';
import { TextField } from '../../../../ui/TextField';
import { EmailField } from '../../../parts/email/EmailField';
import { TermsDisclaimer } from '../../../parts/form/TermsDisclaimer';
import { NewPasswordField } from '../../../parts/password/NewPasswordField';
import { PhoneNumberField } from '../../../parts/phone/PhoneNumberField';
import type { SocialConsent } from '../../../parts/social/use-social-consent';
import type { SignUpField } from '../sign-up-fields';
import type { SignUpTerms } from '../sign-up-state';
import type { SignUpForm } from '../use-sign-up-form';
import { useSignUpEmailTexts, useSignUpPhoneTexts } from '../use-sign-up-texts';
import { CustomField } from './CustomField';

export interface FormFieldProps {
  field: SignUpField;
  terms: SignUpTerms;
  disclaimer: SignUpForm['disclaimer'];
  consent: SocialConsent;
  /** The stored value, else the initial one. */
  defaultValue: string;
}

/** One field of the sign-up form. */
export function FormField({ field, terms, disclaimer, consent, defaultValue }: FormFieldProps) {
  const t = useTranslate();
  const emailTexts = useSignUpEmailTexts();
  const phoneTexts = useSignUpPhoneTexts();
  const passwordTexts = usePasswordTexts();
  const mark = (label: string) => (field.required ? label : t('loginBox.signup.optionalLabel', { label }));
  switch (field.kind) {
    case 'email':
      return <EmailField texts={{ ...emailTexts, label: mark(emailTexts.label) }} defaultValue={defaultValue} />;
    case 'phoneNumber':
      return (
        <PhoneNumberField
          texts={{ ...phoneTexts, label: mark(phoneTexts.label) }}
          defaultValue={phoneProblem(defaultValue) ? undefined : defaultValue}
        />
      );
    case 'password':
      return (
        <NewPasswordField
          config={terms.rules}
          texts={{
            label: t('loginBox.signup.passwordInputLabel'),
            placeholder: t('loginBox.signup.passwordInputPlaceholder'),
          }}
        />
      );
    case 'confirmPassword':
      return (
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={t('loginBox.signup.confirmPasswordInputLabel')}
          placeholder={t('loginBox.signup.confirmPasswordInputPlaceholder')}
          texts={passwordTexts}
        />
      );
    case 'disclaimer':
      return <TermsDisclaimer page="signup" disclaimer={disclaimer} required={field.required} consent={consent} />;
    case 'input':
    case 'select':
      return <CustomField field={field} label={mark(field.custom.label ?? field.name)} defaultValue={defaultValue} />;
    case 'consent':
      return <CustomField field={field} label={field.custom.label ?? field.name} defaultValue="" />;
    default:
      return <PlainTextField field={field} kind={field.kind} mark={mark} defaultValue={defaultValue} />;
  }
}

/** Single-line text fields: the prefix of their text keys, and their `autocomplete` token. */
const wordFields = {
  name: { text: 'name', autoComplete: 'name' },
  firstName: { text: 'firstName', autoComplete: 'given-name' },
  lastName: { text: 'lastName', autoComplete: 'family-name' },
  companyName: { text: 'companyName', autoComplete: 'organization' },
  username: { text: 'username', autoComplete: 'username' },
} as const satisfies Readonly<
  Record<string, { text: WordKey<keyof SpokenTexts['loginBox']['signup']>; autoComplete: string }>
>;

type WordKey<Key> = Key extends `${infer Word}InputLabel` ? Word : never;

interface PlainTextFieldProps {
  field: SignUpField;
  kind: keyof typeof wordFields;
  mark: (label: string) => string;
  defaultValue: string;
}

function PlainTextField({ field, kind, mark, defaultValue }: PlainTextFieldProps) {
  const t = useTranslate();
  const { text, autoComplete } = wordFields[kind];
  return (
    <TextField
      name={kind}
      label={mark(t(`loginBox.signup.${text}InputLabel`))}
      placeholder={t(`loginBox.signup.${text}InputPlaceholder`)}
      autoComplete={autoComplete}
      autoCapitalize={kind === 'username' ? 'none' : 'words'}
      spellCheck={false}
      dir={kind === 'username' ? 'ltr' : 'auto'}
      defaultValue={defaultValue}
      autoFocus={field.autoFocus}
    />
  );
}
