import type { StoreApi } from 'zustand/vanilla';
import * as team from '../../../api/team';
import type { TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import type { Session } from '../../../session/session';
import { changedMeanwhile, isGone } from '../../parts/changed-meanwhile';
import { isSameSet } from '../../parts/same-set';
import type { Undo } from '../../parts/use-offer-undo';
import { knownRow } from '../../parts/users/known-rows';
import { type AddedAndRemoved, type AffiliationKind, changeAffiliations } from './affiliations';
import type { MemberRows } from './member-rows';
import { findMember } from './team-query';
import type { MemberActions, UsersStore } from './users-state';

type MemberChanges = Pick<MemberActions, 'setRoles' | 'setAffiliations' | 'setAccessTime' | 'makePermanent'>;

/** Creates the changes of a member that resolve to their inverse. */
export function createMemberChanges(
  app: { http: HttpClient; session: Pick<Session, 'now'> },
  store: Pick<StoreApi<UsersStore>, 'getState'>,
  rows: MemberRows,
): MemberChanges {
  const { http } = app;

  async function setRoles(id: string, roleIds: string[], base?: readonly string[]): Promise<Undo | undefined> {
    if (base)
      await expectUnchanged(http, rows, id, (current) =>
        isSameSet(
          current.roles.map((role) => role.id),
          base,
        ),
      );
    const before = knownRow(store.getState(), id)?.roles.map((role) => role.id);
    const { item } = await team.updateMember(http, { id, roleIds });
    rows.patch(id, item);
    return before && (() => setRoles(id, before, roleIds));
  }

  async function setAffiliations(kind: AffiliationKind, member: TeamUser, changes: AddedAndRemoved): Promise<Undo> {
    const { id: userId, tenantId } = member;
    const { added, removed } = changes;
    try {
      await changeAffiliations[kind](http, { userId, tenantId, added, removed });
    } catch (error) {
      // Some of the calls may have succeeded.
      await store.getState().loadAffiliations(kind, [userId]);
      const { names } = store.getState().affiliations[kind];
      const isOneGone = isGone(asApiError(error)) && [...added, ...removed].some((id) => !names.has(id));
      throw isOneGone ? changedMeanwhile() : error;
    }
    await store.getState().loadAffiliations(kind, [userId]);
    return () => setAffiliations(kind, member, { added: removed, removed: added });
  }

  return { setRoles, setAffiliations, ...createAccessChanges(app, store, rows) };
}

/** Creates the changes of how long a member has access. */
function createAccessChanges(
  { http, session }: { http: HttpClient; session: Pick<Session, 'now'> },
  store: Pick<StoreApi<UsersStore>, 'getState'>,
  rows: MemberRows,
): Pick<MemberChanges, 'setAccessTime' | 'makePermanent'> {
  /** The inverse of a change of the access time; `undefined` if access was over: no call restores that. */
  function restoreAccess(userId: string): Undo | undefined {
    const member = knownRow(store.getState(), userId);
    const end = member?.temporaryExpirationDate;
    if (!end) return member && (() => makePermanent(userId));
    const secondsLeft = () => Math.ceil((Date.parse(end) - session.now()) / 1000);
    return secondsLeft() > 0 ? () => setAccessTime(userId, secondsLeft()) : undefined;
  }

  async function setAccessTime(
    userId: string,
    expirationInSeconds: number,
    base?: Pick<TeamUser, 'temporaryExpirationDate'>,
  ): Promise<Undo | undefined> {
    if (base) await expectUnchanged(http, rows, userId, (current) => endOf(current) === endOf(base));
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

  return { setAccessTime, makePermanent };
}

/** Rejects if another administrator has changed a user meanwhile, and shows the user of now. */
async function expectUnchanged(
  http: HttpClient,
  rows: MemberRows,
  id: string,
  isUnchanged: (current: TeamUser) => boolean,
): Promise<void> {
  const current = await findMember(http, id);
  // A removed user is refused by the change itself.
  if (!current || isUnchanged(current)) return;
  rows.patch(id, { temporaryExpirationDate: undefined, ...current });
  throw changedMeanwhile();
}

/** The end of a user's access; empty without one. */
function endOf({ temporaryExpirationDate }: Pick<TeamUser, 'temporaryExpirationDate'>): string {
  return temporaryExpirationDate ?? '';
}
