import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';

const MINUTE_MS = 60_000;

/** The time in milliseconds; renders again at each full minute. */
export function useMinute(): number {
  const { clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const unmounted = new AbortController();
    clock.sleep(MINUTE_MS - (now % MINUTE_MS), unmounted.signal).then(
      () => setNow(clock.now()),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [clock, now]);
  return now;
}
