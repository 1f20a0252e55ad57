import type { App } from '../../../../app/app';
import { goOnAfterLogin } from '../../../../app/go-on-after-login';
import { tabsName } from '../../../../app/tabs-name';
import { announce, onAnnounced } from '../../../../session/channel';
import type { LoginFlow } from '../login-flow';

/** The message holds no token: a tab that receives it requests its own session from the service. */
const SIGNED_IN = 'portico:signed-in';

/** Notifies the tab that waits for the link; not in a preview, where each world has one tab only. */
export function tellWaitingTab({ options }: App): void {
  if (!options.preview) announce(tabsName(options), SIGNED_IN);
}

/** Redirects the tab that waits for the link, once another tab of this browser has used it; returns `unsubscribe`. */
export function goOnOnceUsed(flow: LoginFlow): () => void {
  const { options } = flow.app;
  return options.preview ? () => undefined : onAnnounced(tabsName(options), SIGNED_IN, () => void followSignIn(flow));
}

/** Redirects if this tab has a session; without one, such as in a private window, the tab stays at its step. */
async function followSignIn({ app, at }: LoginFlow): Promise<void> {
  const isSignedIn = await app.session.refresh();
  if (isSignedIn && at('magicLinkPreLoginSuccess')) goOnAfterLogin(app, { replace: true });
}
