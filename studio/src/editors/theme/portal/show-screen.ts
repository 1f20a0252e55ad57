import { screenById } from '@portico/fixtures';
import { portalPlace } from '../../../view/view-place';
import { useView, viewStore } from '../../../view/view-store';
import type { PortalPanel } from './portal-panels';

/** Shows a screen on which the settings of a panel are seen, unless the preview shows one already. */
export function showScreenOf({ screens }: PortalPanel): void {
  const { changeView, screen } = viewStore.getState();
  const [best] = screens;
  if (best === undefined) changeView(portalPlace(screen));
  else if (!screens.includes(screen)) changeView({ screen: best, state: 'default' });
}

/** The title of the screen that {@link showScreenOf} would change to; `null` if the preview shows the settings already. */
export function useOtherScreen({ screens }: PortalPanel): string | null {
  const screen = useView((view) => view.screen);
  const isShown = screens.length === 0 ? screen.startsWith('admin-portal/') : screens.includes(screen);
  return isShown ? null : (screenById(screens[0] ?? 'admin-portal/profile')?.title ?? null);
}
