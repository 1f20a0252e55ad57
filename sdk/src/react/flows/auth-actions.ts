import { useMemo } from 'react';
import { useApp } from '../../app/context';
import { type HostApp, hostApp } from '../../app/host-app';

/** Functions of the session for the host (contract: sdk-surface §12, auth). */
export type AuthActions = Pick<
  HostApp,
  'loginWithRedirect' | 'loginWithRedirectV2' | 'logout' | 'requestAuthorize' | 'switchTenant' | 'stepUp'
>;

/** Returns the functions of all session hooks, as `AppHolder` does for code outside of React. */
export function useAuthActions(): AuthActions {
  const app = useApp();
  return useMemo(() => hostApp(app), [app]);
}
