import { impersonate } from '../../../api/impersonation';
import { goOnAfterLogin } from '../../../app/go-on-after-login';
import type { ErrorCode } from '../../../contract';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { redirectLater } from '../../runtime/redirect-later';
import type { ImpersonateFlow } from './impersonate-flow';
import type { ImpersonateState } from './impersonate-state';

/** How long the success screen stays before the application opens (sign-in spec §9). */
const IMPERSONATION_DELAY_MS = 1_000;

const expiredCodes: readonly string[] = ['ER-UNAUTHORIZED', 'ER-SESSION-EXPIRED'] satisfies ErrorCode[];
const refusedCodes: readonly string[] = [
  'ER-FORBIDDEN',
  'ER-ROLE-ABOVE-OWN',
  'ER-USER-NOT-FOUND',
  'ER-OWN-ACCOUNT',
  'ER-ACCOUNT-LOCKED',
  'ER-ACCOUNT-DISABLED',
  'ER-ACCOUNT-EXPIRED',
  'ER-ACCOUNT-NOT-VERIFIED',
  'ER-INVITATION-PENDING',
] satisfies ErrorCode[];

/** Starts the session as the other user, and opens the application after a delay. */
export async function startImpersonation(flow: ImpersonateFlow): Promise<void> {
  const state = flow.at('impersonating');
  if (!state) return;
  const { http, session } = flow.app;
  await flow.run(async () => {
    const tokens = await impersonate(http, state.request);
    await session.accept({ ...tokens, mfaRequired: false });
    return { step: 'success' };
  }, afterFailure);
  if (flow.at('success')) await redirectLater(flow.app, IMPERSONATION_DELAY_MS, () => openApplication(flow));
}

/** Continues to the application without waiting. */
export function openApplication({ app }: ImpersonateFlow): void {
  goOnAfterLogin(app);
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ImpersonateState>> {
  if (expiredCodes.includes(code)) return { state: { step: 'impersonationFailed', reason: 'expired' }, error: null };
  if (refusedCodes.includes(code)) return { state: { step: 'impersonationFailed', reason: 'refused' }, error: null };
  return {};
}
