import type { LoginResponse } from '../../contract';
import type { LoginFlow } from './login-flow';
import { signIn } from './sign-in';

/** Signs in by a key, whatever step offers it; a failure leaves nobody signed in. */
export function signInByKey(flow: LoginFlow, call: () => Promise<LoginResponse>): Promise<void> {
  function failed() {
    flow.app.session.clear();
    return {};
  }
  return signIn(flow, call, { failed, way: 'passkeys' });
}
