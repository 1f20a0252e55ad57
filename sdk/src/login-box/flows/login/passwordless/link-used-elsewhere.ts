import type { App } from '../../../../app/app';
import { goOnAfterLogin } from '../../../../app/go-on-after-login';
import { tabsName } from '../../../../app/tabs-name';
import { announce, onAnnounced } from '../../../../session/channel';
import type { LoginFlow } from '../login-flow';

/** No token passes between the tabs: whoever hears of it asks the service for a session of their own. */
const SIGNED_IN = 'portico:signed-in';

/** Tells the tab that waits for the link. Each world of a preview has one tab only. */
export function tellWaitingTab({ options }: App): void {
  if (!options.preview) announce(tabsName(options), SIGNED_IN);
}

/** The tab that waits for the link goes on once another tab of this browser has used it; returns the way to stop. */
export function goOnOnceUsed(flow: LoginFlow): () => void {
  const { options } = flow.app;
  return options.preview ? () => undefined : onAnnounced(tabsName(options), SIGNED_IN, () => void followSignIn(flow));
}

/** The other tab may have signed in somebody who has no session here, such as in a private window: then nothing happens. */
async function followSignIn({ app, at }: LoginFlow): Promise<void> {
  const isSignedIn = await app.session.refresh();
  if (isSignedIn && at('magicLinkPreLoginSuccess')) goOnAfterLogin(app, { replace: true });
}
