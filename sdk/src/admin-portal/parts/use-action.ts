import { type RefObject, useEffect, useRef, useState } from 'react';
import { cancelledRequest, isCancelled } from '../../core/cancelled-request';
import type { ApiError } from '../../core/errors';
import { asApiError } from '../../core/response-error';
import { useCancelRequests } from './cancel-context';
import { useNotifyFailure } from './use-notify-failure';

/** A call that the user starts, with its outcome. */
export interface Action<Arguments extends unknown[]> {
  run: (...args: Arguments) => void;
  /** Ends the pending call with an error; its answer is ignored. */
  cancel: () => void;
  pending: boolean;
  /** Why the last call failed. */
  error: ApiError | null;
  /** Number of failures, so that the same message is announced again. */
  failures: number;
}

interface Outcome {
  pending: boolean;
  error: ApiError | null;
  failures: number;
}

/**
 * Runs a call, one at a time: a second click while it is pending does nothing. Stores its failure for display. If the user
 * has left the dialog meanwhile, by the browser's Back, a toast tells the failure: they believe that the change was made.
 */
export function useAction<Arguments extends unknown[]>(
  call: (...args: Arguments) => Promise<unknown>,
  onDone: (...args: Arguments) => void = () => {},
): Action<Arguments> {
  const cancelRequests = useCancelRequests();
  const notifyFailure = useNotifyFailure();
  const isShown = useIsShown();
  const underWay = useRef<AbortController>(null);
  const [outcome, setOutcome] = useState<Outcome>({ pending: false, error: null, failures: 0 });

  async function perform(...args: Arguments) {
    if (underWay.current) return;
    const cancelled = new AbortController();
    underWay.current = cancelled;
    setOutcome(({ failures }) => ({ pending: true, error: null, failures }));
    try {
      // A call may also wait for requests of the session, which are not cancelled.
      await Promise.race([call(...args), rejectionOf(cancelled.signal)]);
      onDone(...args);
      setOutcome(({ failures }) => ({ pending: false, error: null, failures }));
    } catch (thrown) {
      // A malformed answer fails where it is read, in any way.
      const error = asApiError(thrown);
      if (isShown.current) setOutcome(({ failures }) => ({ pending: false, error, failures: failures + 1 }));
      else if (!isCancelled(error)) void notifyFailure(error);
    } finally {
      underWay.current = null;
    }
  }

  function cancel() {
    underWay.current?.abort(cancelledRequest());
    cancelRequests();
  }

  return { ...outcome, run: (...args) => void perform(...args), cancel };
}

/** Whether the component is still in the page. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Rejects with the signal's reason when it is aborted. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
