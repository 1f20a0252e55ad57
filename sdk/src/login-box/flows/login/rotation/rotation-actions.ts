import { changeMyPassword } from '../../../../api/users-recovery';
import { errorCodes } from '../../../../contract/error-codes';
import type { FlowError } from '../../../runtime/flow-snapshot';
import { afterRotation } from '../after-session';
import type { LoginFlow } from '../login-flow';
import { leaveAtTheEnd } from '../sign-in';

/** Replaces the error of a wrong password: the service sends that of a sign-in, whose text mentions the e-mail. */
function asRotationError(error: FlowError): { error: FlowError } {
  return { error: error.code === errorCodes.invalidCredentials ? { ...error, code: 'currentPasswordWrong' } : error };
}

/** Replaces the password that is about to expire. */
export async function changeOldPassword(flow: LoginFlow, password: string, newPassword: string): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(async () => {
    await changeMyPassword(flow.app.http, { password, newPassword });
    return { ...state, rotation: 'success' };
  }, asRotationError);
}

/** Continues after the password warning, with the new or the old password. */
export async function goOnAfterRotation(flow: LoginFlow): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(() => afterRotation(flow.app, state.email));
  await leaveAtTheEnd(flow);
}
