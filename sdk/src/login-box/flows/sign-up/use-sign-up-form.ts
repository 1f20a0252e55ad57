import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../app/context';
import type { ThemeOptions } from '../../../metadata';
import { type Disclaimer, readDisclaimer } from '../../parts/form/TermsDisclaimer';
import { type FieldOverride, type FormTheme, type SignUpField, signUpFields } from './sign-up-fields';
import type { SignUpTerms } from './sign-up-state';

type SignUpTheme = NonNullable<NonNullable<ThemeOptions['loginBox']>['signup']>;

/** The sign-up form, as the terms and the theme define it. */
export interface SignUpForm {
  fields: readonly SignUpField[];
  /** Whether only the other login methods are shown. */
  hidden: boolean;
  disclaimer: Disclaimer;
}

/** Computes the form from the terms of the service and the theme of the page (contract: metadata §6.4). */
export function useSignUpForm(terms: SignUpTerms): SignUpForm {
  const t = useTranslate();
  const theme = useStore(useApp().metadata, ({ document }) => document.themeV2?.loginBox?.signup);
  return useMemo(() => {
    const fields = signUpFields(terms, formTheme(theme), overridesOf(theme?.overrideSignupFields, terms, theme, t));
    return { fields, hidden: theme?.hideSignUpForm ?? false, disclaimer: theme?.disclaimer };
  }, [terms, theme, t]);
}

function formTheme({ fieldsProperties, disclaimer, ...theme }: SignUpTheme = {}): FormTheme {
  return {
    hideCompanyName: theme.hideSignUpFields?.hideCompanyName ?? false,
    splitFullName: theme.splitFullName ?? false,
    confirmPassword: theme.requirePasswordConfirmation ?? false,
    phoneNumber: settingOf(fieldsProperties?.phoneNumber),
    username: settingOf(fieldsProperties?.username),
    disclaimer: readDisclaimer(disclaimer),
  };
}

type FieldProperties = NonNullable<SignUpTheme['fieldsProperties']>;

function settingOf({ enabled = false, settings }: NonNullable<FieldProperties['phoneNumber']> = {}) {
  return { enabled, required: enabled && settings?.validation?.required === true };
}

type Overrides = Readonly<Record<string, FieldOverride>>;

/**
 * Returns the host's changes to the fields. A function in a string is never run: it would be code from a document. A
 * function that throws changes nothing: a form without the changes is better than no form.
 */
function overridesOf(
  override: unknown,
  terms: SignUpTerms,
  theme: SignUpTheme | undefined,
  t: ReturnType<typeof useTranslate>,
): Overrides {
  if (typeof override !== 'function') return {};
  const fields = signUpFields(terms, formTheme(theme)).map(({ name, kind }) => [name, { type: kind }]);
  try {
    return { ...(override({ fields: Object.fromEntries(fields), Yup: undefined, t }) as Overrides | undefined) };
  } catch (error) {
    console.warn('overrideSignupFields was ignored.', error);
    return {};
  }
}
