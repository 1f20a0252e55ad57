import { useRef, useState } from 'react';
import { useResendCountdown } from '../../../app/use-resend-countdown';
import type { ErrorCode } from '../../../contract';
import { LinkButton } from '../../../ui/Link';
import { useFlow, useFlowNow } from '../../runtime/flow-context';

/** Failures after which the wait starts again. */
const tooSoon: readonly string[] = ['ER-MFA-RESEND-TOO-SOON' satisfies ErrorCode, 'tooManyRequests'];

export interface ResendButtonProps {
  onResend: () => Promise<void>;
  texts: {
    question: string;
    resend: string;
    /** Shown instead of the button during the wait. */
    waiting: (secondsLeft: number) => string;
    /** Shown while the message is being sent. */
    sending: string;
    sent: string;
  };
}

/** Sends a message again, after a countdown. Style it by `.portico-resend`. */
export function ResendButton({ onResend, texts }: ResendButtonProps) {
  const pending = useFlow((flow) => flow.pending);
  const failed = useFlow((flow) => flow.error !== null);
  const flowNow = useFlowNow();
  const [secondsLeft, restart] = useResendCountdown();
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  async function resend() {
    if (pending) return;
    setSent(false);
    setSending(true);
    await onResend();
    setSending(false);
    const { error } = flowNow();
    // After a failure the user can retry at once, unless the service limits the rate.
    if (!error || tooSoon.includes(error.code)) restart();
    if (error) return;
    setSent(true);
    status.current?.focus();
  }
  const question = sent && !failed ? texts.sent : texts.question;
  return (
    <p className="portico-resend">
      <span ref={status} role="status" tabIndex={-1}>
        {sending ? texts.sending : question}
      </span>{' '}
      {secondsLeft > 0 ? (
        <span className="portico-resend-wait">{texts.waiting(secondsLeft)}</span>
      ) : (
        <LinkButton aria-disabled={pending} onClick={resend}>
          {texts.resend}
        </LinkButton>
      )}
    </p>
  );
}
