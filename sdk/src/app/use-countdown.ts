import { useCallback, useEffect, useState } from 'react';
import { useApp } from './context';

const SECOND_MS = 1000;

/** Returns the seconds left on the app's clock, and a function that restarts the countdown. It starts on mount. */
export function useCountdown(seconds: number): readonly [left: number, restart: () => void] {
  const { clock } = useApp();
  const [end, setEnd] = useState(() => clock.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  const restart = useCallback(() => setEnd(clock.now() + seconds * SECOND_MS), [clock, seconds]);

  useEffect(() => {
    const stop = new AbortController();
    async function tick() {
      for (;;) {
        const missing = Math.max(0, Math.ceil((end - clock.now()) / SECOND_MS));
        setLeft(missing);
        if (missing === 0) return;
        await clock.sleep(SECOND_MS, stop.signal);
      }
    }
    // `sleep` rejects only when the signal aborts it, which is after unmounting: there is nothing to report.
    tick().catch(() => undefined);
    return () => stop.abort();
  }, [clock, end]);

  return [left, restart];
}
