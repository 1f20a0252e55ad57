import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand';
import { formatQuery, readQuery } from '../../pages/users/query-address';
import type { TeamQuery } from '../../pages/users/team-query';
import { usersParams } from '../../pages/users/users-params';
import type { UsersStore } from '../../pages/users/users-state';
import { usePageParams } from '../../shell/use-portal';

/** Loads the rows that the address asks for, now and after Back or a link, and writes a changed query into it. */
export function useQueryInAddress(store: StoreApi<UsersStore>): void {
  const [params, setParams] = usePageParams();
  const isStarted = useRef(false);
  useEffect(() => {
    const query = readQuery(params);
    if (!isStarted.current) void store.getState().start(query);
    else if (!isSame(query, store.getState().query)) void store.getState().show(query);
    isStarted.current = true;
  }, [params, store]);
  useEffect(
    () =>
      store.subscribe(({ query }, before) => {
        if (query !== before.query) setParams(allParams(query));
      }),
    [store, setParams],
  );
}

/** All params of the page, because an empty value removes one. */
function allParams(query: TeamQuery): Record<string, string> {
  return { ...Object.fromEntries(usersParams.map((name) => [name, ''])), ...formatQuery(query) };
}

function isSame(one: TeamQuery, other: TeamQuery): boolean {
  const [left, right] = [allParams(one), allParams(other)];
  return usersParams.every((name) => left[name] === right[name]);
}
