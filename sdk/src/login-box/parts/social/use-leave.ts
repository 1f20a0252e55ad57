import { useCallback, useState } from 'react';
import { FlowFailure } from '../../runtime/flow-run';

/** Why the page could not leave; the name of its text under `loginBox.login`. Every attempt that fails makes a new one. */
interface LeaveFailure {
  code: 'storageBlocked' | 'cannotLeave';
}

/** Leaving for a provider, and what to say where the page has to stay. */
export interface Leave {
  failure: LeaveFailure | null;
  /** Answers whether the page is on its way. Never rejects. */
  attempt(leave: () => Promise<void>): Promise<boolean>;
}

/** Leaves for providers, once for all buttons of a page. */
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
