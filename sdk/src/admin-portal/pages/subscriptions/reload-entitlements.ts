import { getUserEntitlements } from '../../../api/entitlements';
import type { App } from '../../../app/app';

/**
 * Loads the entitlements of the session again, because a plan grants features of the host. Never rejects: if they can't
 * be loaded, the next renewal of the session loads them.
 */
export async function reloadEntitlements({ http, options, session }: Pick<App, 'http' | 'options' | 'session'>) {
  if (!options.entitlementsOptions?.enabled) return;
  const { claims } = session.store.getState();
  const entitlements = await getUserEntitlements(http).catch(() => null);
  // A renewal or a switch of the tenant meanwhile has loaded them itself.
  if (entitlements && session.store.getState().claims === claims) session.store.setState({ entitlements });
}
