import { changeMyPassword } from '../../../api/users-recovery';
import { afterRotation } from '../after-session';
import type { LoginFlow } from '../login-flow';
import { leaveAtTheEnd } from '../sign-in';

/** Another password in place of the one that is about to expire. */
export async function changeOldPassword(flow: LoginFlow, password: string, newPassword: string): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(async () => {
    await changeMyPassword(flow.app.http, { password, newPassword });
    return { ...state, rotation: 'success' };
  });
}

/** Goes on, with another password or still with the old one. */
export async function goOnAfterRotation(flow: LoginFlow): Promise<void> {
  const state = flow.at('passwordRotationNotification');
  if (!state) return;
  await flow.run(() => afterRotation(flow.app, state.email));
  await leaveAtTheEnd(flow);
}
