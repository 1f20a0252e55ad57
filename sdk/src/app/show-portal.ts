import type { App } from './app';
import type { AnyPortalPlace } from './portal-state';

/** Opens the portal over the host: at a page, with a dialog, or where the user has left it. */
export function showPortal({ portal }: Pick<App, 'portal'>, place: Partial<AnyPortalPlace> = {}): void {
  portal.setState({ ...(place.page && { dialog: { kind: 'none' }, params: {} }), ...place, open: true });
}
