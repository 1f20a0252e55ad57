import { useRef, useState } from 'react';
import { ApiError } from '../../core/errors';

/** One thing a user can set going. */
export interface Action<Arguments extends unknown[]> {
  run: (...args: Arguments) => void;
  pending: boolean;
  /** Why the last try failed. */
  error: ApiError | null;
  /** Counts the failures, so that the same message twice is news twice. */
  failures: number;
}

/** Runs a call once at a time: a second click while it is under way does nothing, a failure is kept to be shown. */
export function useAction<Arguments extends unknown[]>(
  call: (...args: Arguments) => Promise<unknown>,
  onDone: (...args: Arguments) => void = () => {},
): Action<Arguments> {
  const busy = useRef(false);
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null; failures: number }>({
    pending: false,
    error: null,
    failures: 0,
  });

  async function perform(...args: Arguments) {
    if (busy.current) return;
    busy.current = true;
    setState(({ failures }) => ({ pending: true, error: null, failures }));
    try {
      await call(...args);
      onDone(...args);
      setState(({ failures }) => ({ pending: false, error: null, failures }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // a bug, not an answer
      setState(({ failures }) => ({ pending: false, error, failures: failures + 1 }));
    } finally {
      busy.current = false;
    }
  }

  return { ...state, run: (...args) => void perform(...args) };
}
