import type { App } from '../../../../app/app';
import { storageKeys } from '../../../../core/key-value-store';
import { knownUser } from '../known-user';
import type { LoginState, LoginStateOf } from '../login-state';
import { offeredKinds } from './offered-kinds';

/**
 * Returns the step after a sign-in by password: the setup of a quick login method, for a user who has none on this
 * device and has not declined. If the vendor offers passkeys, `promptPasskeys` offers those instead.
 */
export async function offerQuickLogin(app: App, last: LoginStateOf<'success'>): Promise<LoginState> {
  const strategies = await app.strategies().catch(() => null);
  const { user } = app.session.store.getState();
  if (!strategies || !user || isDeclined(app, user.id)) return last;
  const hasPasskeys = strategies.secondaryAuthStrategies.some(
    (method) => method.isActive && method.strategy === 'Passkeys',
  );
  if (hasPasskeys || knownUser(app)?.userId === user.id) return last;
  const kinds = offeredKinds(strategies);
  return kinds.length > 0 ? { step: 'registerQuickLogin', email: last.email, userId: user.id, kinds } : last;
}

function isDeclined({ storage }: App, userId: string): boolean {
  return storage.local.get(storageKeys.noQuickLogin) === userId;
}
