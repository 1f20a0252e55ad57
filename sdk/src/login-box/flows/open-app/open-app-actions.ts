import { loginAddress } from '../../../app/routes';
import type { OpenAppFlow } from './open-app-flow';
import type { OpenAppState } from './open-app-state';

/** How long the page waits for an app before it says that none opened. */
const OPEN_APP_PATIENCE_MS = 3_000;

/** Opens the app, or opens it again. */
export async function openApp(flow: OpenAppFlow): Promise<void> {
  const state = flow.state();
  if (state.step === 'openAppRefused') return;
  const asked: OpenAppState = { step: 'openApp', address: state.address };
  flow.move(asked);
  flow.app.location.leave(state.address);
  // If an app opened, it covers this page, so that the user doesn't see the next step.
  await flow.app.clock.sleep(OPEN_APP_PATIENCE_MS);
  if (flow.state() === asked) flow.move({ step: 'openAppUnanswered', address: state.address });
}

/** Goes to the login page. */
export function backToLogin({ app }: OpenAppFlow): void {
  app.redirectTo(loginAddress(app.routes));
}
