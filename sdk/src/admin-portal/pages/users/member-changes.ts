import type { StoreApi } from 'zustand/vanilla';
import * as team from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { Clock } from '../../../core/clock';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import type { Undo } from '../../parts/use-offer-undo';
import { knownRow } from '../../parts/users/known-rows';
import { type AffiliationChanges, type AffiliationKind, changeAffiliations } from './affiliations';
import type { MemberRows } from './member-rows';
import { findMember } from './team-query';
import type { MemberActions, UsersStore } from './users-state';

type MemberChanges = Pick<MemberActions, 'setRoles' | 'setAffiliations' | 'setAccessTime' | 'makePermanent'>;

/** Creates the changes of a member that resolve to their inverse. */
export function createMemberChanges(
  { http, clock }: { http: HttpClient; clock: Clock },
  store: Pick<StoreApi<UsersStore>, 'getState'>,
  rows: MemberRows,
): MemberChanges {
  /** Rejects if another administrator has changed the roles of a user, and shows these roles. */
  async function expectRoles(id: string, base: readonly string[]): Promise<void> {
    const current = await findMember(http, id);
    // A removed user is refused by the change itself.
    if (!current || hasRoles(current, base)) return;
    rows.patch(id, current);
    throw changedMeanwhile();
  }

  async function setRoles(id: string, roleIds: string[], base?: readonly string[]): Promise<Undo | undefined> {
    if (base) await expectRoles(id, base);
    const before = knownRow(store.getState(), id)?.roles.map((role) => role.id);
    const { item } = await team.updateMember(http, { id, roleIds });
    rows.patch(id, item);
    return before && (() => setRoles(id, before));
  }

  async function setAffiliations(kind: AffiliationKind, member: TeamUser, ids: readonly string[]): Promise<Undo> {
    const { id: userId, tenantId } = member;
    const before = store.getState().affiliations[kind].ofUser.get(userId) ?? [];
    const added = ids.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !ids.includes(id));
    const change = (changes: Pick<AffiliationChanges, 'added' | 'removed'>) =>
      changeAffiliations[kind](http, { userId, tenantId, ...changes })
        // Some of the calls may have succeeded.
        .finally(() => store.getState().loadAffiliations(kind, [userId]));
    await change({ added, removed });
    return () => change({ added: removed, removed: added });
  }

  /** The inverse of a change of the access time; `undefined` if access was over: no call restores that. */
  function restoreAccess(userId: string): Undo | undefined {
    const member = knownRow(store.getState(), userId);
    const end = member?.temporaryExpirationDate;
    if (!end) return member && (() => makePermanent(userId));
    const secondsLeft = () => Math.ceil((Date.parse(end) - clock.now()) / 1000);
    return secondsLeft() > 0 ? () => setAccessTime(userId, secondsLeft()) : undefined;
  }

  async function setAccessTime(userId: string, expirationInSeconds: number): Promise<Undo | undefined> {
    const undo = restoreAccess(userId);
    const { temporaryExpirationDate } = await team.setTemporaryUser(http, userId, { expirationInSeconds });
    rows.patch(userId, { temporaryExpirationDate });
    return undo;
  }

  async function makePermanent(userId: string): Promise<Undo | undefined> {
    const undo = restoreAccess(userId);
    await rows.patchAhead(userId, { temporaryExpirationDate: undefined }, () => team.makeUserPermanent(http, userId));
    return undo;
  }

  return { setRoles, setAffiliations, setAccessTime, makePermanent };
}

function hasRoles({ roles }: TeamUser, ids: readonly string[]): boolean {
  return roles.length === ids.length && roles.every(({ id }) => ids.includes(id));
}
