import type { FormEvent } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useBoxOption, useReplaceablePart } from '../../../layout/box-options';
import { FieldForm } from '../../../parts/form/FieldForm';
import { readDisclaimer, TermsDisclaimer } from '../../../parts/form/TermsDisclaimer';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { OtherLoginMethods } from '../../../parts/social/OtherLoginMethods';
import { useSocialConsent } from '../../../parts/social/use-social-consent';
import { newAccountOf } from '../new-account';
import { submitAccount } from '../sign-up-actions';
import { useSignUp, useSignUpFlow } from '../sign-up-context';
import { readDraft, storeDraft } from '../sign-up-draft';
import { signUpFaults } from '../sign-up-faults';
import type { SignUpStateOf, SignUpTerms } from '../sign-up-state';
import { useCheckSignUp } from '../use-check-sign-up';
import { useSignUpForm } from '../use-sign-up-form';
import { FormField } from './FormField';
import { LoginMessage } from './LoginMessage';

/** Step `SignUp`: the form, once its terms are loaded. */
export function SignUpScreen({ state: { terms } }: { state: SignUpStateOf<'SignUp'> }) {
  return terms ? <FormScreen terms={terms} /> : <LoadingForm />;
}

function LoadingForm() {
  const t = useTranslate();
  const start = useSignUp((signUp) => signUp.start);
  return (
    <WaitingScreen
      title={t('loginBox.signup.loadingTitle')}
      failedTitle={t('loginBox.signup.genericErrorPageTitle')}
      onRetry={start}
    >
      <LoginMessage />
    </WaitingScreen>
  );
}

function FormScreen({ terms }: { terms: SignUpTerms }) {
  const t = useTranslate();
  const app = useApp();
  const email = useSignUp((signUp) => signUp.email);
  const flow = useSignUpFlow();
  const { fields, hidden, disclaimer } = useSignUpForm(terms);
  const validate = useCheckSignUp(fields, terms);
  const draft: FormValues = { ...(email && { email }), ...readDraft(app) };
  const ownTitle = terms.team === null ? 'accountTitle' : 'userTitle';
  const ownStyle = useReplaceablePart(`${ownTitle}Style`);
  const hasOwnTitle = (useReplaceablePart(ownTitle) ?? ownStyle) !== undefined;
  const consent = useSocialConsent(disclaimer);
  const othersFirst = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  const others = <OtherLoginMethods action="signup" alone={hidden} mayLeave={consent.isGiven} />;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    storeDraft(app, textValues(event.currentTarget));
    consent.recheck();
  };
  return (
    <Screen
      title={terms.team === null ? t('loginBox.signup.title') : t('loginBox.signup.joinTitle', { team: terms.team })}
      message={terms.team === null ? undefined : t('loginBox.signup.joinMessage')}
      titlePart={hasOwnTitle ? ownTitle : 'title'}
    >
      {othersFirst && others}
      {hidden && readDisclaimer(disclaimer).shown && (
        <div onInput={consent.recheck}>
          <TermsDisclaimer page="signup" disclaimer={disclaimer} required consent={consent} />
        </div>
      )}
      {!hidden && (
        <FieldForm
          faults={signUpFaults(fields)}
          onSubmit={(values) => submitAccount(flow, newAccountOf(values, fields))}
          validate={validate}
          onInput={keep}
        >
          <div className="portico-fields">
            {fields.map((field) => (
              <div key={field.name} className="portico-fields-cell" data-columns={field.columns}>
                <FormField
                  field={field}
                  terms={terms}
                  disclaimer={disclaimer}
                  consent={consent}
                  defaultValue={draft[field.name] ?? field.initialValue}
                />
              </div>
            ))}
          </div>
          <SubmitButton>
            {t(terms.team === null ? 'loginBox.signup.signupButtonText' : 'loginBox.signup.joinButtonText')}
          </SubmitButton>
        </FieldForm>
      )}
      {!othersFirst && others}
      <LoginMessage />
    </Screen>
  );
}

function textValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
