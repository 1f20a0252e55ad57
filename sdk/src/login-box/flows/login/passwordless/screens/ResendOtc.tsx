import { useTranslate } from '../../../../../app/context';
import { ResendButton } from '../../../../parts/form/ResendButton';
import { useLoginFlow } from '../../login-context';
import { resendOtc } from '../passwordless-actions';

/** Button that sends another code; shows a countdown until the last one has had time to arrive. */
export function ResendOtc() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <ResendButton
      onResend={() => resendOtc(flow)}
      texts={{
        question: t('loginBox.login.otcHaventReceivedCode'),
        resend: t('loginBox.login.otcResend'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sending: t('loginBox.login.otcResending'),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
