import { useTranslate } from '../../app/context';
import { ResendButton } from '../screens/ResendButton';
import { useLoginFlow } from './login-context';
import { resendCode } from './two-factor-actions';

/** Sends another text message, once the last one has had time to arrive. */
export function ResendCode() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <ResendButton
      onResend={() => resendCode(flow)}
      texts={{
        question: t('loginBox.login.otcHaventReceivedCode'),
        resend: t('loginBox.login.mfaSMSResendCode'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
