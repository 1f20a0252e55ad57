import type { StoreApi } from 'zustand/vanilla';
import { revokeSessions } from '../../../api/sessions';
import * as team from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import type { TeamPage } from './team-query';
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
  /** Changes the shown page, if there is one. */
  function changePage(change: (page: TeamPage) => TeamPage) {
    store.setState(({ listing }) =>
      listing.phase === 'ready' ? { listing: { ...listing, page: change(listing.page) } } : {},
    );
  }

  /** Updates the row of a member. */
  function patch(userId: string, changes: Partial<TeamUser>) {
    const patched = (member: TeamUser) => (member.id === userId ? { ...member, ...changes } : member);
    changePage((page) => ({ ...page, items: page.items.map(patched) }));
  }

  /** Updates the row at once, and reverts it if the service refuses. */
  async function patchAhead(userId: string, changes: Partial<TeamUser>, call: () => Promise<unknown>) {
    const { listing } = store.getState();
    const before = listing.phase === 'ready' && listing.page.items.find((member) => member.id === userId);
    patch(userId, changes);
    try {
      await call();
    } catch (error) {
      if (before) patch(userId, before);
      throw error;
    }
  }

  return {
    invite: async (invitation) => {
      const member = await team.inviteUser(http, invitation);
      changePage((page) => prepended(page, member));
    },
    setRoles: async (id, roleIds) => {
      const { item } = await team.updateMember(http, { id, roleIds });
      patch(id, item);
    },
    setAccessTime: async (userId, expirationInSeconds) => {
      const { temporaryExpirationDate } = await team.setTemporaryUser(http, userId, { expirationInSeconds });
      patch(userId, { temporaryExpirationDate });
    },
    makePermanent: (userId) =>
      patchAhead(userId, { temporaryExpirationDate: undefined }, () => team.makeUserPermanent(http, userId)),
    disable: (userIds) =>
      each(userIds, async (userId) => {
        await team.disableUser(http, userId);
        patch(userId, { isDisabled: true });
      }),
    enable: (userId) => patchAhead(userId, { isDisabled: false }, () => team.enableUser(http, userId)),
    lock: async (userId) => patch(userId, (await team.lockUser(http, userId)).item),
    unlock: async (userId) => patch(userId, (await team.unlockUser(http, userId)).item),
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

/** Waits for every call, then throws the first failure: successful changes are not reverted. */
async function each(userIds: readonly string[], call: (userId: string) => Promise<unknown>) {
  const outcomes = await Promise.allSettled(userIds.map(call));
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) throw refused.reason;
}

/** Puts a new member on top; the next load sorts them in (portal spec §4). */
function prepended(page: TeamPage, member: TeamUser): TeamPage {
  return { ...page, items: [member, ...page.items], totalItems: page.totalItems + 1 };
}
