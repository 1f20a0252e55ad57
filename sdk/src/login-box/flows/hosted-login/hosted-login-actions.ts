import { goOnAfterLogin } from '../../../app/go-on-after-login';
import { storeDestination } from '../../../app/store-destination';
import { StorageUnavailable } from '../../../core/pending-redirects';
import { startHostedLogin } from '../../../session/hosted/hosted-login';
import { whenSettled } from '../../../session/when-settled';
import { FlowFailure } from '../../runtime/flow-run';
import type { HostedLoginFlow } from './hosted-login-flow';
import { onlyValue } from './only-value';

/** Redirects to the service; a user who is signed in goes to the application, unless the address asks for a new login. */
export async function openHostedLogin(flow: HostedLoginFlow): Promise<void> {
  const { location, session } = flow.app;
  const { status } = await whenSettled(session.store);
  const asksAgain = onlyValue(location.read().query, 'prompt') === 'login';
  if (status === 'signedIn' && !asksAgain) goOnAfterLogin(flow.app, { replace: true });
  else await signIn(flow);
}

/** Redirects to the service's page. */
export async function signIn(flow: HostedLoginFlow): Promise<void> {
  const { app } = flow;
  storeDestination(app);
  await flow.run(async () => {
    await startHostedLogin(app, passedOn(app.location.read().query)).catch(throwStorageBlocked);
    return { step: 'hostedLoginRedirect' };
  });
}

/** Offers to sign in again after the user has come back from the service's page by the browser's Back. */
export async function cancelSignIn(flow: HostedLoginFlow): Promise<void> {
  await flow.run(async () => ({ step: 'hostedLoginFailed', reason: 'denied' }));
}

/** Goes to the start page of the application. */
export function backToApp({ app }: HostedLoginFlow): void {
  app.redirectTo(app.routes.authenticatedUrl, { replace: true });
}

/** Parameters of the login page's address that hosted login supports (contract: headers-and-storage §9). */
const supported = ['invitationToken', 'login_hint', 'login_direct_action', 'prompt'];

function passedOn(query: URLSearchParams): Record<string, string> {
  const values = supported.map((name) => [name, onlyValue(query, name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value));
}

function throwStorageBlocked(error: unknown): never {
  if (error instanceof StorageUnavailable) throw new FlowFailure('storageBlocked', error.message);
  throw error;
}
