import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../app/context';
import { type AuthPage, authPageAt } from '../app/routes';

/** Which of the product's pages the address asks for; `null` for the host's own. */
export function useAuthPage(): AuthPage | null {
  const { location, routes } = useApp();
  const subscribe = useCallback((listener: () => void) => location.subscribe(listener), [location]);
  const read = () => authPageAt(location.read().path, routes);
  return useSyncExternalStore(subscribe, read, read);
}
