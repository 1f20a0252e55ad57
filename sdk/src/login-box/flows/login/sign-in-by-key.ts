import type { LoginResponse } from '../../../contract';
import type { LoginFlow } from './login-flow';
import { signIn } from './sign-in';

/** Signs in by a key, at any step that offers one. */
export function signInByKey(flow: LoginFlow, call: () => Promise<LoginResponse>): Promise<void> {
  return signIn(flow, call, { analyticsMethod: 'passkeys' });
}
