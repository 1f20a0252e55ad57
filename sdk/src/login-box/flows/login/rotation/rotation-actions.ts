import { changeMyPassword } from '../../../../api/users-recovery';
import { errorCodes } from '../../../../contract/error-codes';
import type { FlowError } from '../../../runtime/flow-snapshot';
import { afterRotation } from '../after-session';
import type { LoginFlow } from '../login-flow';
import { leaveAtTheEnd } from '../sign-in';

/** The service says of a wrong password what it says at a sign-in; nobody has given an e-mail address here. */
function inOwnWords(error: FlowError): { error: FlowError } {
  return { error: error.code === errorCodes.invalidCredentials ? { ...error, code: 'currentPasswordWrong' } : error };
}

/** Another password in place of the one that is about to expire. */
export async function changeOldPassword(flow: LoginFlow, password: string, newPassword: string): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(async () => {
    await changeMyPassword(flow.app.http, { password, newPassword });
    return { ...state, rotation: 'success' };
  }, inOwnWords);
}

/** Goes on, with another password or still with the old one. */
export async function goOnAfterRotation(flow: LoginFlow): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(() => afterRotation(flow.app, state.email));
  await leaveAtTheEnd(flow);
}
