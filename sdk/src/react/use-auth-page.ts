import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../app/context';
import { type AuthPage, authPageAt } from '../app/routes';

/** Returns the SDK's page at the current address; `null` for a page of the host. */
export function useAuthPage(): AuthPage | null {
  const { location, routes } = useApp();
  const subscribe = useCallback((listener: () => void) => location.subscribe(listener), [location]);
  const read = () => authPageAt(location.read().path, routes);
  return useSyncExternalStore(subscribe, read, read);
}
