import { useCallback, useState } from 'react';
import { FlowFailure } from '../../runtime/flow-run';

/** Why the redirect failed: the key of a text under `loginBox.login`. Every failed attempt creates a new object. */
interface LeaveFailure {
  code: 'storageBlocked' | 'cannotLeave';
}

/** The redirect to a provider, and its failure. */
export interface Leave {
  failure: LeaveFailure | null;
  /** Returns whether the redirect has started. Never rejects. */
  attempt(leave: () => Promise<void>): Promise<boolean>;
}

/** Redirects to providers; all buttons of a page share one failure. */
export function useLeave(): Leave {
  const [failure, setFailure] = useState<LeaveFailure | null>(null);
  const attempt = useCallback<Leave['attempt']>(async (leave) => {
    setFailure(null);
    try {
      await leave();
      return true;
    } catch (thrown) {
      setFailure(failureOf(thrown));
      return false;
    }
  }, []);
  return { failure, attempt };
}

function failureOf(thrown: unknown): LeaveFailure {
  const isBlocked = thrown instanceof FlowFailure && thrown.code === 'storageBlocked';
  return { code: isBlocked ? 'storageBlocked' : 'cannotLeave' };
}
