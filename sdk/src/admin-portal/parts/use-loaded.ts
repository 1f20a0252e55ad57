import { useCallback, useEffect, useRef, useState } from 'react';
import { type Loaded, loadedOf } from './loaded';

/**
 * Loads data when a component mounts and whenever `load` changes, so pass a function of `useCallback`. Returns the
 * data and a function that loads it again. An answer that arrives after a newer call is dropped.
 */
export function useLoaded<Data>(load: () => Promise<Data>): readonly [Loaded<Data>, () => void] {
  const [state, setState] = useState<Loaded<Data>>({ phase: 'loading' });
  const latest = useRef(0);
  const run = useCallback(async () => {
    latest.current += 1;
    const attempt = latest.current;
    setState({ phase: 'loading' });
    const loaded = await loadedOf(load());
    if (attempt === latest.current) setState(loaded);
  }, [load]);
  useEffect(() => {
    void run();
    return () => {
      latest.current += 1;
    };
  }, [run]);
  return [state, run];
}
