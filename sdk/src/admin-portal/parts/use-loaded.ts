import { useCallback, useEffect, useRef, useState } from 'react';
import { type Loaded, loadedOf } from './loaded';

/**
 * Loads data when a component mounts and whenever `load` changes, so pass a function of `useCallback`. Returns the
 * data and a function that loads it again. A newer call aborts the signal of the one before, whose answer is dropped.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): readonly [Loaded<Data>, () => void] {
  const [state, setState] = useState<Loaded<Data>>({ phase: 'loading' });
  const underWay = useRef<AbortController>(null);
  const run = useCallback(async () => {
    underWay.current?.abort();
    const call = new AbortController();
    underWay.current = call;
    setState({ phase: 'loading' });
    const loaded = await loadedOf(load(call.signal));
    if (!call.signal.aborted) setState(loaded);
  }, [load]);
  useEffect(() => {
    void run();
    return () => underWay.current?.abort();
  }, [run]);
  return [state, run];
}
