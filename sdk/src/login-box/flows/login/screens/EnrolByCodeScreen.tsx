import { useTranslate } from '../../../../app/context';
import { AuthenticatorSecret, type AuthenticatorSecretProps } from '../../../../app/mfa/AuthenticatorSecret';
import { ResendCode } from '../../../parts/form/ResendCode';
import { isolatedOnOneLine } from '../../../parts/isolated';
import { maskedNumber } from '../../../parts/phone/masked-number';
import { BackLink } from '../../../parts/screen/BackLink';
import { Screen, type ScreenProps } from '../../../parts/screen/Screen';
import type { CodeEnrolment } from '../../enrolment/enrolment-calls';
import { CodeForm } from '../../second-factor/screens/CodeForm';
import { leaveEnrolmentStep, resendEnrolmentCode, submitEnrolmentCode } from '../enrolment-actions';
import { useLoginFlow } from '../login-context';
import { EnrolmentBack } from './EnrolmentBack';

export interface EnrolByCodeScreenProps {
  state: CodeEnrolment;
  email: string;
}

/** Steps `authenticatorApp`, `smsVerifyCode` and `emailVerifyCode` of an enrolment: the first code completes it. */
export function EnrolByCodeScreen({ state, email }: EnrolByCodeScreenProps) {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen {...useEnrolmentTexts(state, state.address ?? email)}>
      {state.step === 'authenticatorApp' && <AppSteps setup={state.setup} />}
      <CodeForm
        onSubmit={(code, remember) => submitEnrolmentCode(flow, code, remember)}
        submit={t('loginBox.login.forceMfaVerifyButton')}
        rememberDays={state.rememberDays}
        enrolling
      >
        {state.step !== 'authenticatorApp' && (
          <ResendCode
            by={state.step === 'smsVerifyCode' ? 'sms' : 'email'}
            onResend={() => resendEnrolmentCode(flow)}
          />
        )}
      </CodeForm>
      {state.step === 'smsVerifyCode' ? (
        <BackLink onBack={() => leaveEnrolmentStep(flow)}>{t('loginBox.login.enrollMfaSMSBackMessage')}</BackLink>
      ) : (
        <EnrolmentBack strategies={state.strategies} />
      )}
    </Screen>
  );
}

function AppSteps({ setup }: Pick<AuthenticatorSecretProps, 'setup'>) {
  const t = useTranslate();
  const texts = {
    qrCode: t('loginBox.login.qrCodeLabel'),
    openApp: t('loginBox.login.openAuthenticatorApp'),
    key: t('loginBox.login.authenticatorKeyLabel'),
  };
  return (
    <ol className="portico-numbered">
      <li>
        <AuthenticatorSecret setup={setup} texts={texts}>
          {t('loginBox.login.forceMfaScanQueryDescription1')}
        </AuthenticatorSecret>
      </li>
      <li>
        <p>{t('loginBox.login.forceMfaScanQueryDescription2')}</p>
      </li>
    </ol>
  );
}

function useEnrolmentTexts(state: CodeEnrolment, address: string): ScreenProps {
  const t = useTranslate();
  switch (state.step) {
    case 'authenticatorApp':
      return {
        title: t('loginBox.login.forceMfaTitle'),
        titlePart: 'enrollMFAAuthenticatorAppTitle',
        message: t('loginBox.login.forceMfaMessage'),
        messagePart: 'enrollMFAAuthenticatorAppMessage',
      };
    case 'smsVerifyCode':
      return {
        title: t('loginBox.login.mfaSMSTitle'),
        titlePart: 'enrollMFASMSTitle',
        message: t('loginBox.login.mfaSMSSentTo', { phoneNumber: maskedNumber(state.phoneNumber) }),
        messagePart: 'enrollMFASMSMessage',
      };
    case 'emailVerifyCode':
      return {
        title: t('loginBox.login.mfaEmailCodeTitle'),
        titlePart: 'enrollMFAEmailCodeTitle',
        message: t('loginBox.login.mfaEmailCodeMessage', { email: isolatedOnOneLine(address) }),
        messagePart: 'enrollMFAEmailCodeMessage',
      };
  }
}
