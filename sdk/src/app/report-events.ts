import type { App } from './app';
import type { SignUpCompletePayload, UserVerifiedPayload } from './host-events';

type Payload = Readonly<Record<string, unknown>>;
type TagManager = { onFronteggEvent?: (action: string, payload: Payload) => void };

/** Reports a new account to the host, and to the page's tag manager as `signup_completed`. */
export function reportSignUp(app: App, payload: SignUpCompletePayload): void {
  const whole = { ...payload, ...circumstances(app) };
  notifyListeners(() => app.options.events?.signUpComplete?.(whole), 'signup_completed', { ...whole });
}

/** Reports a verified address to the host, and to the tag manager as `user_verified`. */
export function reportVerified(app: App, origin: UserVerifiedPayload['origin']): void {
  const { user } = app.session.store.getState();
  if (!user) return;
  const { email, id, name, tenantId } = user;
  const whole = { email, id, name, tenantId, origin, ...circumstances(app) };
  notifyListeners(() => app.options.events?.userVerified?.(whole), 'user_verified', { ...whole });
}

/** Reports a sign-in to the tag manager as `login_completed`. */
export function reportLogin(app: App, authenticationType: string): void {
  const { user } = app.session.store.getState();
  if (!user) return;
  const { id: userId, tenantId, email, name } = user;
  const { createdAt } = circumstances(app);
  notifyListeners(() => undefined, 'login_completed', { tenantId, userId, authenticationType, createdAt, email, name });
}

function circumstances({ session, location }: App) {
  return { createdAt: new Date(session.now()), url: new URL(location.href(location.read().path), 'http://localhost') };
}

/** Logs an error thrown by the host's callback to the console, so that it doesn't stop the sign-in. */
function notifyListeners(host: () => void, action: string, payload: Payload): void {
  for (const listener of [host, () => (globalThis as TagManager).onFronteggEvent?.(action, payload)]) {
    try {
      listener();
    } catch (error) {
      console.error(error);
    }
  }
}
