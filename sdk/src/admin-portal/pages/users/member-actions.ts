import type { StoreApi } from 'zustand/vanilla';
import { revokeSessions } from '../../../api/sessions';
import * as team from '../../../api/team';
import { resetBreachedPasswords } from '../../../api/users-recovery';
import type { HttpClient } from '../../../core/http-client';
import { runForEach } from '../../parts/users/run-at-once';
import { changeAffiliations } from './affiliations';
import { createMemberRows } from './member-rows';
import type { MemberActions, UsersStore } from './users-state';

/**
 * Creates the actions on members.
 *
 * @param reload Loads the rows again.
 */
export function createMemberActions(
  http: HttpClient,
  store: Pick<StoreApi<UsersStore>, 'getState' | 'setState'>,
  reload: () => Promise<void>,
): MemberActions {
  const rows = createMemberRows(store);
  return {
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
    setRoles: async (id, roleIds) => {
      const { item } = await team.updateMember(http, { id, roleIds });
      rows.patch(id, item);
    },
    setAffiliations: async (kind, { id: userId, tenantId }, ids) => {
      const before = store.getState().affiliations[kind].ofUser.get(userId) ?? [];
      const added = ids.filter((id) => !before.includes(id));
      const removed = before.filter((id) => !ids.includes(id));
      try {
        await changeAffiliations[kind](http, { userId, tenantId, added, removed });
      } finally {
        // Some of the calls may have succeeded.
        await store.getState().loadAffiliations(kind, [userId]);
      }
    },
    setAccessTime: async (userId, expirationInSeconds) => {
      const { temporaryExpirationDate } = await team.setTemporaryUser(http, userId, { expirationInSeconds });
      rows.patch(userId, { temporaryExpirationDate });
    },
    makePermanent: (userId) =>
      rows.patchAhead(userId, { temporaryExpirationDate: undefined }, () => team.makeUserPermanent(http, userId)),
    disable: (userIds) =>
      each(userIds, async (userId) => {
        await team.disableUser(http, userId);
        rows.patch(userId, { isDisabled: true });
      }),
    enable: (userId) => rows.patchAhead(userId, { isDisabled: false }, () => team.enableUser(http, userId)),
    lock: async (userId) => rows.patch(userId, (await team.lockUser(http, userId)).item),
    unlock: async (userId) => rows.patch(userId, (await team.unlockUser(http, userId)).item),
    resendActivation: (userId) => team.resendActivationEmail(http, userId).then(() => {}),
    revokeSessions: (userId) => revokeSessions(http, { userId }).then(() => {}),
    remove: async (userIds) => {
      try {
        await each(userIds, (userId) => team.deleteMember(http, userId));
      } catch (error) {
        // Not awaited, so that the failure is shown at once.
        void reload();
        throw error;
      }
      await reload();
    },
  };
}

/** Calls for every user, then throws the first failure: successful changes are not reverted. */
async function each(userIds: readonly string[], call: (userId: string) => Promise<unknown>) {
  const { failed } = await runForEach(userIds, call);
  const [first] = failed;
  if (first) throw first.error;
}
