import { useTranslate } from '../../../app/context';
import { ResendButton, type ResendButtonProps } from './ResendButton';

export interface ResendCodeProps extends Pick<ResendButtonProps, 'onResend'> {
  /** How the code is sent. Default: by text message. */
  by?: 'sms' | 'email';
  /** Texts that the step says differently. */
  texts?: Partial<ResendButtonProps['texts']>;
}

/** Button that sends another code by text message or mail; shows a countdown until the last had time to arrive. */
export function ResendCode({ by = 'sms', onResend, texts }: ResendCodeProps) {
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
        ...texts,
      }}
    />
  );
}
