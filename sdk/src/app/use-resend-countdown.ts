import { useCallback, useEffect, useState } from 'react';
import { useApp } from './context';

const SECOND_MS = 1000;

/** How long the user waits before a message can be sent again, so that the first one has time to arrive. */
const RESEND_WAIT_MS = 30 * SECOND_MS;

/** Returns the seconds until a message can be sent again, and a function that restarts the wait. It starts on mount. */
export function useResendCountdown(): readonly [secondsLeft: number, restart: () => void] {
  const { clock } = useApp();
  const [end, setEnd] = useState(() => clock.now() + RESEND_WAIT_MS);
  const [secondsLeft, setSecondsLeft] = useState(RESEND_WAIT_MS / SECOND_MS);
  const restart = useCallback(() => setEnd(clock.now() + RESEND_WAIT_MS), [clock]);

  useEffect(() => {
    const stop = new AbortController();
    async function tick() {
      for (;;) {
        const missing = Math.max(0, Math.ceil((end - clock.now()) / SECOND_MS));
        setSecondsLeft(missing);
        if (missing === 0) return;
        await clock.sleep(SECOND_MS, stop.signal);
      }
    }
    // `sleep` rejects only when the signal aborts it, which is after unmounting: there is nothing to report.
    tick().catch(() => undefined);
    return () => stop.abort();
  }, [clock, end]);

  return [secondsLeft, restart];
}
