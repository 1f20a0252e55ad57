import { getPasswordConfig } from '../../../api/users';
import type { App } from '../../../app/app';
import { followCustomLogin } from '../../../app/custom-login';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import type { LoginResponse } from '../../../contract';
import type { LoginState } from './login-state';
import { isPromptDueNow } from './passkeys/prompt-due';

/** Whether the password has to change soon enough to say so (sign-in spec §5). */
export function isRotationNear({ passwordExpiresIn, notificationPeriod }: LoginResponse): boolean {
  return passwordExpiresIn !== undefined && notificationPeriod !== undefined && passwordExpiresIn <= notificationPeriod;
}

/** Returns the step between the open session and the application: the password warning, then the passkey prompt. */
export async function afterSession(app: App, email: string, response: LoginResponse): Promise<LoginState> {
  // If the tenant's custom login routes can't be loaded, keep the current ones: the user is signed in already.
  await followCustomLogin(app).catch(() => undefined);
  if (!isRotationNear(response)) return afterRotation(app, email);
  const { passwordExpiresIn: days = 0 } = response;
  const rules = await loadPasswordRules(app, getPasswordConfig(app.http, app.session.store.getState().user?.id));
  return { step: 'passwordRotationNotification', email, days, rules, rotation: 'notification' };
}

/** Returns the step that follows the password warning. */
export async function afterRotation(app: App, email: string): Promise<LoginState> {
  return { step: (await isPromptDueNow(app)) ? 'promptPasskeys' : 'success', email };
}
