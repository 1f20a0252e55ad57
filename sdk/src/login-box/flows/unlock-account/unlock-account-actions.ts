import { unlockMe } from '../../../api/users-recovery';
import { loginAddress } from '../../../app/routes';
import { isDeadLink } from '../../parts/dead-links';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import type { UnlockAccountFlow } from './unlock-account-flow';
import type { UnlockAccountState } from './unlock-account-state';

/** How long the success screen stays before the login page opens (sign-in spec §9). */
const UNLOCK_REDIRECT_DELAY_MS = 5_000;

/** Ends the lockout, and goes to the login page after a delay. */
export async function unlock(flow: UnlockAccountFlow): Promise<void> {
  const state = flow.at('unlockAccount');
  if (!state) return;
  await flow.run(async () => {
    await unlockMe(flow.app.http, { token: state.token });
    return { step: 'unlockAccountSuccess' };
  }, afterFailure);
  if (!flow.at('unlockAccountSuccess')) return;
  await redirectLater(flow.app, UNLOCK_REDIRECT_DELAY_MS, () => backToLogin(flow));
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<UnlockAccountState>> {
  return isDeadLink(code) ? { state: { step: 'unlockAccountFailed' }, error: null } : {};
}

/** Goes to the login page. */
export function backToLogin({ app }: UnlockAccountFlow): void {
  app.redirectTo(loginAddress(app.routes));
}
