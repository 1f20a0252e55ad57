import { getPasswordConfig } from '../../../api/users';
import type { App } from '../../../app/app';
import { followCustomLogin } from '../../../app/custom-login';
import type { LoginResponse } from '../../../contract';
import type { LoginState } from './login-state';
import { isPromptDueNow } from './passkeys/prompt-due';

/** Whether the password has to change soon enough to say so (sign-in spec §5). */
export function isRotationNear({ passwordExpiresIn, notificationPeriod }: LoginResponse): boolean {
  return passwordExpiresIn !== undefined && notificationPeriod !== undefined && passwordExpiresIn <= notificationPeriod;
}

/** The steps between a session and the application: the warning about the password, then the offer of a passkey. */
export async function afterSession(app: App, email: string, response: LoginResponse): Promise<LoginState> {
  // Not knowing the place of their own is no reason to keep people out.
  await followCustomLogin(app).catch(() => undefined);
  if (!isRotationNear(response)) return afterRotation(app, email);
  const { passwordExpiresIn: days = 0 } = response;
  // Not knowing the rules is no reason to stop: the service checks them all the same.
  const rules = await getPasswordConfig(app.http, app.session.store.getState().user?.id).catch(() => null);
  return { step: 'passwordRotationNotification', email, days, rules, rotation: 'notification' };
}

/** What is left once the password is dealt with. */
export async function afterRotation(app: App, email: string): Promise<LoginState> {
  return { step: (await isPromptDueNow(app)) ? 'promptPasskeys' : 'success', email };
}
