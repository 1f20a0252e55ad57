import type { LoginFlow } from './login-flow';
import { signIn } from './sign-in';

/** Signs in again as before: in, if the team has approved meanwhile. What cannot be sent twice starts anew. */
export async function checkApproval(flow: LoginFlow): Promise<void> {
  const state = flow.at('approvalPending');
  if (!state) return;
  const { call, way } = flow.waiting;
  if (!call) return flow.move({ step: 'preLogin', email: state.email });
  await signIn(flow, call, { way });
}
