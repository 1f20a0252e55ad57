import { useEffect, useRef, useState } from 'react';
import type { Outcomes } from '../../../parts/users/run-at-once';
import { useUsers } from '../use-users';
import type { Invitation } from '../users-state';

/** Where a bulk invitation is: not sent, under way, or over. */
export type BulkInvite =
  | { phase: 'editing' }
  | { phase: 'sending'; finished: number; total: number }
  | { phase: 'done'; outcomes: Outcomes<Invitation> };

/** Sends many invitations, with progress; cancelling or closing the dialog lets the calls under way finish. */
export function useBulkInvite() {
  const inviteMany = useUsers((users) => users.inviteMany);
  const [state, setState] = useState<BulkInvite>({ phase: 'editing' });
  const cancelled = useRef<AbortController>(null);
  useEffect(() => () => cancelled.current?.abort(), []);
  async function send(invitations: readonly Invitation[]) {
    if (state.phase === 'sending') return;
    cancelled.current = new AbortController();
    const total = invitations.length;
    setState({ phase: 'sending', finished: 0, total });
    const outcomes = await inviteMany(invitations, {
      signal: cancelled.current.signal,
      onProgress: (finished) => setState({ phase: 'sending', finished, total }),
    });
    setState({ phase: 'done', outcomes });
  }
  return { state, send, cancel: () => cancelled.current?.abort() };
}
