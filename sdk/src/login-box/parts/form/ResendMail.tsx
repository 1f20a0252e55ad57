import { useTranslate } from '../../../app/context';
import { ResendButton } from './ResendButton';

/** Sends a mail again, after a countdown. */
export function ResendMail({ onResend, question }: { onResend: () => Promise<void>; question: string }) {
  const t = useTranslate();
  return (
    <ResendButton
      onResend={onResend}
      texts={{
        question,
        resend: t('loginBox.forgetPassword.resendEmail'),
        waiting: (count) => t('loginBox.forgetPassword.resendEmailIn', { count }),
        sending: t('loginBox.forgetPassword.resendingEmail'),
        sent: t('loginBox.forgetPassword.emailResent'),
      }}
    />
  );
}
