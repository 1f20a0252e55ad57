import { recoverMfa } from '../../../api/mfa';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import { type ChallengeFlow, isDeadChallenge } from '../second-factor/challenge-flow';
import type { ChallengeState } from '../second-factor/challenge-state';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { signIn } from './sign-in';

/** Adapts the login flow to the interface that the challenge screens use. */
export function challengeOfLogin(flow: LoginFlow): ChallengeFlow {
  const at = (challenge: ChallengeState): LoginState => ({
    step: 'loginWithTwoFactor',
    email: flow.state().email,
    challenge,
  });
  return {
    app: flow.app,
    page: 'login',
    challenge: () => flow.at('loginWithTwoFactor')?.challenge ?? null,
    run: (call) => flow.run(async () => at(await call()), whenDead(flow)),
    show: (challenge) => flow.move(at(challenge)),
    answer: (call) => signIn(flow, call, { failed: whenDead(flow) }),
  };
}

/** Opens the step that asks for the recovery code. */
export function openRecovery(flow: LoginFlow): void {
  const state = flow.at('loginWithTwoFactor');
  if (state) flow.move({ step: 'recoverTwoFactor', email: state.email, back: state });
}

/** Disables the second factor; the user then has to type the password again. */
export async function submitRecoveryCode(flow: LoginFlow, typed: string): Promise<void> {
  const state = flow.at('recoverTwoFactor');
  if (!state) return;
  const email = flow.waiting.address ?? state.email;
  await flow.run(async () => {
    await recoverMfa(flow.app.http, { email, recoveryCode: typed.trim() });
    return flow.firstFactor();
  });
}

/** Returns to the first factor when the challenge has expired or had too many wrong codes. */
export function whenDead(flow: LoginFlow) {
  return ({ code }: FlowError): Partial<FlowSnapshot<LoginState>> =>
    isDeadChallenge(code) ? { state: flow.firstFactor() } : {};
}
