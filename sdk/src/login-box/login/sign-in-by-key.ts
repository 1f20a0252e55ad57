import type { LoginResponse } from '../../contract';
import type { LoginFlow } from './login-flow';
import { leaveNobodyIn, signIn } from './sign-in';

/** Signs in by a key, whatever step offers it; a failure leaves nobody signed in. */
export function signInByKey(flow: LoginFlow, call: () => Promise<LoginResponse>): Promise<void> {
  return signIn(flow, call, { failed: () => leaveNobodyIn(flow), way: 'passkeys' });
}
