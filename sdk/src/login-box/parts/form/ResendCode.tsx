import { useTranslate } from '../../../app/context';
import { ResendButton } from './ResendButton';

/** Button that sends another code by text message or mail; shows a countdown until the last had time to arrive. */
export function ResendCode({ by, onResend }: { by: 'sms' | 'email'; onResend: () => Promise<void> }) {
  const t = useTranslate();
  return (
    <ResendButton
      onResend={onResend}
      texts={{
        question: t('loginBox.login.otcHaventReceivedCode'),
        resend: t(by === 'sms' ? 'loginBox.login.mfaSMSResendCode' : 'loginBox.login.mfaEmailCodeResendNewCode'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sending: t(by === 'sms' ? 'loginBox.login.otcResending' : 'loginBox.login.mfaEmailCodeResending'),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
