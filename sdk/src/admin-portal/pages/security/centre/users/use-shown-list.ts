import type { StoreApi } from 'zustand';
import { usePageParams } from '../../../../shell/use-portal';
import { useSecurity } from '../../use-security';
import { type UserListName, type UserListStore, userListNames } from '../user-lists';

/** Returns the list of users at risk that the address names, and its store. Default: leaked passwords. */
export function useShownList(): readonly [UserListName, StoreApi<UserListStore>] {
  const [{ list }] = usePageParams();
  const { users } = useSecurity();
  const name = userListNames.find((known) => known === list) ?? 'breachedPasswordUsers';
  return [name, users[name]];
}
