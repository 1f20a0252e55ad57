import { useMemo } from 'react';
import { useApp } from '../../app/context';
import { type HostApp, hostApp } from '../../app/host-app';

/** What a host may do with the session (contract: sdk-surface §12, auth). */
export type AuthActions = Pick<
  HostApp,
  'loginWithRedirect' | 'loginWithRedirectV2' | 'logout' | 'requestAuthorize' | 'switchTenant' | 'stepUp'
>;

/** The functions of the session's hooks in one: what `AppHolder` gives to code outside of React. */
export function useAuthActions(): AuthActions {
  const app = useApp();
  return useMemo(() => hostApp(app), [app]);
}
