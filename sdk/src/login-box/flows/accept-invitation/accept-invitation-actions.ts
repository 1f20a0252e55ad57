import { resendInvitation } from '../../../api/users-joining';
import { whenSettled } from '../../../session/when-settled';
import { isDeadLink } from '../../parts/dead-links';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { AcceptInvitationFlow } from './accept-invitation-flow';
import type { AcceptInvitationState, AcceptInvitationStateOf } from './accept-invitation-state';
import { type Acceptance, askAboutInvitation, isRefusal, sendAcceptance } from './invitation-calls';

/** Checks the link of the address, and loads what the user has to enter. */
export async function checkInvitation(flow: AcceptInvitationFlow): Promise<void> {
  const state = flow.at('validate');
  if (!state) return;
  const { app } = flow;
  await flow.run(async () => {
    // The next screen depends on the signed-in user, so wait for the session too.
    const [next] = await Promise.all([askAboutInvitation(app, state), whenSettled(app.session.store)]);
    return next;
  }, afterFailure);
}

/** Accepts the invitation; the application or the login page opens after a delay. */
export async function submitAcceptance(flow: AcceptInvitationFlow, typed: Acceptance): Promise<void> {
  const state = flow.at('pending');
  if (!state) return;
  // The form of the login box requires the code; screens of a host may not (sign-in spec §5).
  if (state.withCode && !typed.code?.trim()) return flow.move({ step: 'invalid' });
  await flow.run(async () => {
    await join(flow, state, typed);
    return { step: 'success', name: state.name };
  }, afterFailure);
  if (flow.at('success')) await flow.end.goOnLater();
}

async function join(
  { app: { http, session }, end }: AcceptInvitationFlow,
  state: AcceptInvitationStateOf<'pending'>,
  typed: Acceptance,
): Promise<void> {
  const answer = await sendAcceptance(http, state, typed);
  if (answer) await end.enter(answer);
  // The user was signed in before: the session now has another tenant.
  else if (session.store.getState().status === 'signedIn') await session.refresh();
}

/** Signs out the other user of this browser; the invitation is unchanged. */
export async function signOutOther(flow: AcceptInvitationFlow): Promise<void> {
  const state = flow.state();
  await flow.run(async () => {
    await flow.app.session.logout();
    return state;
  });
}

/** Goes to the form that sends another e-mail. */
export function askForMail(flow: AcceptInvitationFlow): void {
  flow.move({ step: 'failed', reason: 'dead', sentTo: null });
}

/** Sends the invitation again. */
export async function sendAnotherMail(flow: AcceptInvitationFlow, email: string): Promise<void> {
  await flow.run(async () => {
    await resendInvitation(flow.app.http, { email });
    return { step: 'failed', reason: 'dead', sentTo: email };
  });
}

/** Continues to the application, or to the login page, without waiting. */
export function goOnAfterAcceptance({ end }: AcceptInvitationFlow): void {
  end.goOn();
}

/** An invalid link leads to the form for another e-mail, a refusal keeps its error, other failures permit a retry. */
function afterFailure({ code }: FlowError): Partial<FlowSnapshot<AcceptInvitationState>> {
  if (isDeadLink(code)) return { state: { step: 'failed', reason: 'dead', sentTo: null }, error: null };
  return isRefusal(code) ? { state: { step: 'failed', reason: 'refused', sentTo: null } } : {};
}
