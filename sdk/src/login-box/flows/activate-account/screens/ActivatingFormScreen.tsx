import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { CodeField } from '../../../../ui/fields/CodeField';
import type { FormErrors } from '../../../../ui/form-errors';
import { useBoxOption } from '../../../layout/box-options';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults, passwordFaults } from '../../../parts/form/field-faults';
import { readDisclaimer, TermsDisclaimer } from '../../../parts/form/TermsDisclaimer';
import { CODE_LENGTH, useCheckCode } from '../../../parts/form/use-check-code';
import { PasswordPair, usePasswordPair } from '../../../parts/password/PasswordPair';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { OtherLoginMethods } from '../../../parts/social/OtherLoginMethods';
import { useSocialConsent } from '../../../parts/social/use-social-consent';
import { submitActivation } from '../activate-account-actions';
import { useActivateAccountFlow } from '../activate-account-context';
import type { ActivateAccountStateOf } from '../activate-account-state';

/** Step `activatingForm`: asks for a code, a first password, or only a press if the link needs neither. */
export function ActivatingFormScreen({ state }: { state: ActivateAccountStateOf<'activatingForm'> }) {
  const t = useTranslate();
  const flow = useActivateAccountFlow();
  const { withCode, withPassword, rules } = state;
  const checkPair = usePasswordPair(rules);
  const checkCode = useCheckCode();
  const disclaimer = useBoxOption('disclaimer');
  const { shown, required } = readDisclaimer(disclaimer);
  const consent = useSocialConsent(disclaimer);
  const othersFirst = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  // A user without a password can activate with another login method instead.
  const others = withPassword && !withCode && (
    <OtherLoginMethods action="activation" alone={false} mayLeave={consent.isGiven} />
  );

  function validate(values: FormValues): FormErrors {
    const missing = required && !values.disclaimer && t('loginBox.activateAccount.disclaimerTextRequired');
    return {
      ...(withPassword && checkPair(values)),
      ...(withCode && checkCode(values)),
      ...(missing && { disclaimer: missing }),
    };
  }
  return (
    <Screen title={t(titleOf(state))} message={t(messageOf(state))}>
      {othersFirst && others}
      <FieldForm
        faults={{ ...codeFaults, ...passwordFaults }}
        onSubmit={({ password, code, disclaimer: agreed }) =>
          submitActivation(flow, { password, code, agreed: Boolean(agreed) })
        }
        validate={validate}
        onInput={consent.recheck}
      >
        {withCode && <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />}
        {withPassword && <PasswordPair rules={rules} />}
        {shown && (
          <TermsDisclaimer page="activateAccount" disclaimer={disclaimer} required={required} consent={consent} />
        )}
        <SubmitButton>{t(buttonOf(state))}</SubmitButton>
      </FieldForm>
      {!othersFirst && others}
      <BackToLogin />
    </Screen>
  );
}

function titleOf({ withCode, withPassword }: ActivateAccountStateOf<'activatingForm'>) {
  if (withCode) return 'loginBox.activateAccount.activateAccountOTCTitle';
  return withPassword ? 'loginBox.activateAccount.title' : 'loginBox.activateAccount.prestepTitle';
}

function buttonOf({ withCode, withPassword }: ActivateAccountStateOf<'activatingForm'>) {
  const isPress = !withCode && !withPassword;
  return isPress ? 'loginBox.activateAccount.prestepButtonText' : 'loginBox.activateAccount.activateButton';
}

function messageOf({ withCode, withPassword }: ActivateAccountStateOf<'activatingForm'>) {
  if (withCode) return 'loginBox.activateAccount.activateAccountOTCMessage';
  return withPassword ? 'loginBox.activateAccount.passwordMessage' : 'loginBox.activateAccount.prestepDescription';
}
