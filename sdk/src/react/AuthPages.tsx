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
import { loadPortalOverlay, loadPortalPage } from './portal-parts';
import { useAuthPage } from './use-auth-page';
import { Waiting } from './Waiting';

/** Where answers of other sites arrive: nothing that a host could draw itself. */
const answerPages: readonly AuthPage[] = ['callback', 'hostedLogin'];

/** One element for all renderings: the arrival of the theme does not render the box again. */
const box = <LoginBox />;

/** The host's content, or the page of the product that its address asks for. */
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
  return shown === 'portal' ? <PortalRoute /> : <HostContent>{children}</HostContent>;
}

/** What stands at a page: the login box, unless the host draws it itself or there is nothing for it to do. */
function useShown(page: AuthPage | null): 'box' | 'logout' | 'portal' | 'host' {
  const { hostedLoginBox, customLoginBox, authOptions } = useApp().options;
  const takesHosted = hostedLoginBox || authOptions?.flowStates?.hostedLogin;
  if (page === null || (page === 'hostedLogin' && !takesHosted)) return 'host';
  if (page === 'logout') return 'logout';
  if (page === 'adminPortal') return 'portal';
  return customLoginBox && !answerPages.includes(page) ? 'host' : 'box';
}

/** The host's content waits for the first answer about the session, so that it never sees a user come late. */
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

/** The portal's script is asked for when it is first opened. */
function PortalOverHost() {
  const { portal } = useApp();
  const open = useStore(portal, (state) => state.open);
  const opened = useRef(open);
  if (open) opened.current = true;
  return opened.current ? <LazyPart part="admin-portal" load={loadPortalOverlay} /> : null;
}

function PortalRoute() {
  const app = useApp();
  const status = useSession((session) => session.status);
  useEffect(() => {
    if (status === 'signedOut') loginWithRedirect(app);
  }, [app, status]);
  const waiting = <Waiting part="admin-portal" />;
  if (status !== 'signedIn') return waiting;
  return (
    <>
      <ActingNotice />
      <LazyPart part="admin-portal" load={loadPortalPage} waiting={waiting} />
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
    // A refresh under way would bring the session back behind our back.
    whenSettled(app.session.store)
      .then(() => app.session.logout())
      .then(() => app.redirectTo(loginAddress(app.routes), { replace: true }));
  }, [app]);
  return <Waiting part="login-box" />;
}
