import { useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { useCountdown } from '../../../../app/use-countdown';
import { LinkButton } from '../../../../ui/Link';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useAction } from '../../../parts/use-action';

/** Seconds until a code can be sent again, so that the first one has time to arrive. */
const RESEND_WAIT_SECONDS = 30;

export interface ResendCodeProps {
  onResend: () => Promise<unknown>;
  texts: { resend: string; resending: string };
}

/** Sends another code, after a countdown. Style it by `.portico-resend`. */
export function ResendCode({ onResend, texts }: ResendCodeProps) {
  const t = useTranslate();
  const [left, restart] = useCountdown(RESEND_WAIT_SECONDS);
  const [isSent, setSent] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  const resend = useAction(onResend, () => {
    restart();
    setSent(true);
    status.current?.focus();
  });
  const question = isSent ? 'adminPortal.privacy_codes.sent' : 'adminPortal.privacy_codes.question';
  return (
    <div className="portico-security-resend">
      {resend.error && <ErrorAlert error={resend.error} focusOn={resend.failures} />}
      <p>
        <span ref={status} role="status" tabIndex={-1}>
          {resend.pending ? texts.resending : t(question)}
        </span>{' '}
        {left > 0 ? (
          <span className="portico-muted">{t('adminPortal.privacy_codes.resendIn', { count: left })}</span>
        ) : (
          <LinkButton aria-disabled={resend.pending} onClick={() => resend.run()}>
            {texts.resend}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
