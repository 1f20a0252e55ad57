import { useTranslate } from '../../app/context';
import { useLogin } from '../flow-context';
import { ResendButton } from './ResendButton';

/** Sends another text message, once the last one has had time to arrive. */
export function ResendCode() {
  const t = useTranslate();
  const resendCode = useLogin((login) => login.resendCode);
  return (
    <ResendButton
      onResend={resendCode}
      texts={{
        question: t('loginBox.login.otcHaventReceivedCode'),
        resend: t('loginBox.login.mfaSMSResendCode'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
