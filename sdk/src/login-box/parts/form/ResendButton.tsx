import { useRef, useState } from 'react';
import type { ErrorCode } from '../../../contract';
import { LinkButton } from '../../../ui/Link';
import { useFlow, useFlowNow } from '../../runtime/flow-context';
import { useCountdown } from '../../runtime/use-countdown';

/** How long a message gets to arrive before another may be sent, in seconds. */
const RESEND_WAIT_SECONDS = 30;

/** Failures of a service that asks for patience. */
const tooSoon: readonly string[] = ['ER-MFA-RESEND-TOO-SOON' satisfies ErrorCode, 'tooManyRequests'];

export interface ResendButtonProps {
  onResend: () => Promise<void>;
  texts: {
    question: string;
    resend: string;
    /** Instead of the button while the wait lasts. */
    waiting: (secondsLeft: number) => string;
    /** While it is being sent. */
    sending: string;
    sent: string;
  };
}

/** Sends a message once more, after a wait that is shown. Style it by `.portico-resend`. */
export function ResendButton({ onResend, texts }: ResendButtonProps) {
  const pending = useFlow((flow) => flow.pending);
  const failed = useFlow((flow) => flow.error !== null);
  const flowNow = useFlowNow();
  const [left, restart] = useCountdown(RESEND_WAIT_SECONDS);
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
    // What could not be sent may be tried again at once, but for a service that asks for patience.
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
      {left > 0 ? (
        <span className="portico-resend-wait">{texts.waiting(left)}</span>
      ) : (
        <LinkButton aria-disabled={pending} onClick={resend}>
          {texts.resend}
        </LinkButton>
      )}
    </p>
  );
}
