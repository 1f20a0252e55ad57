import { deleteMember, disableUser, enableUser } from '../../../api/team';
import type { HttpClient } from '../../../core/http-client';
import { ignoreGone } from '../changed-meanwhile';
import { type KnownRowsStore, patchKnownRow, patchKnownRowAhead, removeRows } from './known-rows';
import { runForAll } from './run-at-once';

/** Actions on several users of a table. They reject with an {@link ApiError}. */
export interface SelectionActions {
  disable(userIds: readonly string[]): Promise<void>;
  enable(userIds: readonly string[]): Promise<void>;
  /** Removes users from the team. Those who could not be removed stay selected, but not those who are gone already. */
  remove(userIds: readonly string[]): Promise<void>;
}

/**
 * Creates the actions on several users of a table.
 *
 * @param reload Loads the rows again.
 * @see Portal spec §4 "Team users"
 */
export function createSelectionActions<Query, Row extends { id: string; isDisabled?: boolean | undefined }>(
  http: HttpClient,
  store: KnownRowsStore<Query, Row>,
  reload: () => Promise<void>,
): SelectionActions {
  const mark = (isDisabled: boolean) => ({ isDisabled }) as Partial<Row>;
  return {
    disable: (userIds) =>
      runForAll(userIds, async (userId) => {
        await disableUser(http, userId);
        patchKnownRow(store, userId, mark(true));
      }),
    enable: (userIds) =>
      runForAll(userIds, (userId) => patchKnownRowAhead(store, userId, mark(false), () => enableUser(http, userId))),
    remove: (userIds) =>
      removeRows(store, userIds, { remove: (userId) => deleteMember(http, userId).catch(ignoreGone), reload }),
  };
}
