import type { LoginFlow } from './login-flow';
import { signIn } from './sign-in';

/** Repeats the sign-in, which succeeds once the team has approved. Without a stored sign-in, goes to the first step. */
export async function checkApproval(flow: LoginFlow): Promise<void> {
  const state = flow.at('approvalPending');
  if (!state) return;
  const { call, analyticsMethod } = flow.waiting;
  if (!call) return flow.move({ step: 'preLogin', email: state.email });
  await signIn(flow, call, { analyticsMethod });
}
