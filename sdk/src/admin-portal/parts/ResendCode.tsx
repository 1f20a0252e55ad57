import { useRef, useState } from 'react';
import { useResendCountdown } from '../../app/use-resend-countdown';
import { LinkButton } from '../../ui/Link';
import { ErrorAlert } from './ErrorAlert';
import { useAction } from './use-action';

export interface ResendCodeProps {
  onResend: () => Promise<unknown>;
  texts: {
    question: string;
    resend: string;
    /** Shown instead of the button during the wait. */
    waiting: (secondsLeft: number) => string;
    /** Shown while the code is being sent. */
    sending: string;
    sent: string;
  };
}

/** Sends another code, after a countdown. Style it by `.portico-resend-code`. */
export function ResendCode({ onResend, texts }: ResendCodeProps) {
  const [secondsLeft, restart] = useResendCountdown();
  const [isSent, setSent] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  const resend = useAction(onResend, () => {
    restart();
    setSent(true);
    status.current?.focus();
  });
  const question = isSent ? texts.sent : texts.question;
  return (
    <div className="portico-resend-code">
      {resend.error && <ErrorAlert error={resend.error} focusOn={resend.failures} />}
      <p>
        <span ref={status} role="status" tabIndex={-1}>
          {resend.pending ? texts.sending : question}
        </span>{' '}
        {secondsLeft > 0 ? (
          <span className="portico-muted">{texts.waiting(secondsLeft)}</span>
        ) : (
          <LinkButton aria-disabled={resend.pending} onClick={() => resend.run()}>
            {texts.resend}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
