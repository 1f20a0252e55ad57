import type { StoreApi } from 'zustand/vanilla';
import { revokeSessions } from '../../../api/sessions';
import * as team from '../../../api/team';
import { resetBreachedPasswords } from '../../../api/users-recovery';
import type { HttpClient } from '../../../core/http-client';
import type { Session } from '../../../session/session';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import { runForEach } from '../../parts/users/run-at-once';
import { createSelectionActions } from '../../parts/users/selection-actions';
import { createMemberChanges } from './member-changes';
import { createMemberRows } from './member-rows';
import type { MemberActions, UsersStore } from './users-state';

/**
 * Creates the actions on members.
 *
 * @param reload Loads the rows again.
 */
export function createMemberActions(
  app: { http: HttpClient; session: Pick<Session, 'now'> },
  store: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
  reload: () => Promise<void>,
): MemberActions {
  const { http } = app;
  const rows = createMemberRows(store);
  return {
    ...createMemberChanges(app, store, rows),
    ...createSelectionActions(http, store, reload),
    invite: async (invitation) => {
      const member = await team.inviteUser(http, invitation).catch((error) => reloadOnConflict(error, reload));
      // A malformed answer of an accepted invitation has no member in it.
      if (member.id) rows.prepend(member);
      else await reload();
    },
    inviteMany: async (invitations, options) => {
      const outcomes = await runForEach(invitations, (invitation) => team.inviteUser(http, invitation), options);
      if (outcomes.done > 0) await reload();
      return outcomes;
    },
    resetBreachedPasswords: () => resetBreachedPasswords(http).then(() => {}),
    lock: async (userId) => rows.patch(userId, (await team.lockUser(http, userId)).item),
    unlock: async (userId) => rows.patch(userId, (await team.unlockUser(http, userId)).item),
    resendActivation: (userId) => team.resendActivationEmail(http, userId).then(() => {}),
    revokeSessions: (userId) => revokeSessions(http, { userId }).then(() => {}),
  };
}
