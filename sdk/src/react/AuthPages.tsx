import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ConcealedContext, useApp, useSession } from '../app/context';
import { loginWithRedirect } from '../app/navigation';
import { type AuthPage, loginAddress } from '../app/routes';
import { LoginBox } from '../login-box/LoginBox';
import { whenSettled } from '../session/when-settled';
import { Boundary } from '../ui/Boundary';
import { ActingNotice } from './ActingNotice';
import { LazyPart } from './LazyPart';
import { PartFailed } from './PartFailed';
import { portalOverlay, portalPage } from './portal-parts';
import { useAuthPage } from './use-auth-page';
import { Waiting } from './Waiting';

/** One element for all renders, so that the loaded theme does not render the box again. */
const box = <LoginBox />;

/** Renders the host's content, or the SDK's page at the current address. */
export function AuthPages({ children }: { children: ReactNode }) {
  const concealed = useContext(ConcealedContext);
  const page = useAuthPage();
  const shown = useShown(page);
  if (shown === 'box') {
    return (
      <Boundary resetOn={page} fallback={(retry) => <PartFailed part="login-box" onRetry={retry} />}>
        {box}
      </Boundary>
    );
  }
  if (concealed) return null;
  if (shown === 'logout') return <LogoutPage />;
  return shown === 'adminPortal' ? <PortalRoute /> : <HostContent>{children}</HostContent>;
}

/** Returns what a page shows: the login box, unless the host has its own screens or hosted login is off. */
function useShown(page: AuthPage | null): 'box' | 'logout' | 'adminPortal' | 'host' {
  const { hostedLoginBox, customLoginBox, authOptions } = useApp().options;
  const takesHosted = hostedLoginBox || authOptions?.flowStates?.hostedLogin;
  if (page === null || (page === 'hostedLogin' && !takesHosted)) return 'host';
  if (page === 'logout' || page === 'adminPortal') return page;
  // A host cannot replace the callback pages of other sites with its own screens.
  return customLoginBox && page !== 'callback' && page !== 'hostedLogin' ? 'host' : 'box';
}

/** Renders the host's content once the session status is known, so that it never renders before the user is loaded. */
function HostContent({ children }: { children: ReactNode }) {
  const loading = useSession((session) => session.status === 'loading');
  if (loading) return <Waiting part="login-box" />;
  return (
    <>
      <ActingNotice />
      {children}
      <PortalOverHost />
    </>
  );
}

/** Renders the portal; its chunk is loaded when it is first opened. */
function PortalOverHost() {
  const { portal } = useApp();
  const open = useStore(portal, (state) => state.open);
  const opened = useRef(open);
  if (open) opened.current = true;
  return opened.current ? <LazyPart part="admin-portal" lazy={portalOverlay} /> : null;
}

function PortalRoute() {
  const app = useApp();
  const status = useSession((session) => session.status);
  useEffect(() => {
    if (status === 'signedOut') loginWithRedirect(app, undefined, { replace: true });
  }, [app, status]);
  if (status !== 'signedIn') return <Waiting part="admin-portal" />;
  return (
    <>
      <ActingNotice />
      <LazyPart part="admin-portal" lazy={portalPage} spins />
    </>
  );
}

/** Signs out, then shows the login page. */
function LogoutPage() {
  const app = useApp();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // A pending refresh would restore the session after the sign-out.
    whenSettled(app.session.store)
      .then(() => app.session.logout())
      .then(() => app.redirectTo(loginAddress(app.routes), { replace: true }));
  }, [app]);
  return <Waiting part="login-box" />;
}
