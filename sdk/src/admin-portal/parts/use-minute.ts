import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';

const MINUTE_MS = 60_000;

/** The time of the service in milliseconds; renders again at each full minute. */
export function useMinute(): number {
  const { clock, session } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const unmounted = new AbortController();
    clock.sleep(MINUTE_MS - (now % MINUTE_MS), unmounted.signal).then(
      () => setNow(session.now()),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [clock, session, now]);
  return now;
}
