import type { StoreApi } from 'zustand/vanilla';
import { revokeSessions } from '../../../api/sessions';
import * as team from '../../../api/team';
import { resetBreachedPasswords } from '../../../api/users-recovery';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { forgetRows } from '../../parts/users/known-rows';
import { runForEach } from '../../parts/users/run-at-once';
import { createMemberChanges } from './member-changes';
import { createMemberRows } from './member-rows';
import type { MemberActions, UsersStore } from './users-state';

/**
 * Creates the actions on members.
 *
 * @param reload Loads the rows again.
 */
export function createMemberActions(
  app: { http: HttpClient; clock: Clock },
  store: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
  reload: () => Promise<void>,
): MemberActions {
  const { http } = app;
  const rows = createMemberRows(store);
  return {
    ...createMemberChanges(app, store, rows),
    invite: async (invitation) => {
      const member = await team.inviteUser(http, invitation);
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
    disable: (userIds) =>
      each(userIds, async (userId) => {
        await team.disableUser(http, userId);
        rows.patch(userId, { isDisabled: true });
      }),
    enable: (userIds) =>
      each(userIds, (userId) => rows.patchAhead(userId, { isDisabled: false }, () => team.enableUser(http, userId))),
    lock: async (userId) => rows.patch(userId, (await team.lockUser(http, userId)).item),
    unlock: async (userId) => rows.patch(userId, (await team.unlockUser(http, userId)).item),
    resendActivation: (userId) => team.resendActivationEmail(http, userId).then(() => {}),
    revokeSessions: (userId) => revokeSessions(http, { userId }).then(() => {}),
    remove: async (userIds) => {
      const { failed } = await runForEach(userIds, (userId) => team.deleteMember(http, userId));
      const reloaded = reload();
      const remaining = new Set(failed.map(({ item }) => item));
      store.setState({ selected: remaining });
      const [first] = failed;
      if (first) {
        forgetRows(
          store,
          userIds.filter((id) => !remaining.has(id)),
        );
        // Not after the reload, so that the failure is shown at once.
        throw first.error;
      }
      await reloaded;
      store.setState({ others: {} });
    },
  };
}

/** Calls for every user, then throws the first failure: successful changes are not reverted. */
async function each(userIds: readonly string[], call: (userId: string) => Promise<unknown>) {
  const { failed } = await runForEach(userIds, call);
  const [first] = failed;
  if (first) throw first.error;
}
