import { useApp } from '../app/context';
import type { LazyContent } from '../app/lazy/lazy-component';
import { HistoryRecorder } from './shell/HistoryRecorder';
import { PortalRoot } from './shell/PortalRoot';
import { PortalShell, type PortalShellProps } from './shell/PortalShell';
import { placementHere } from './shell/portal-trail';
import { useCurrentPage } from './shell/use-current-page';

export interface AdminPortalProps {
  /** `page` fills the window, for a separate route; `part` fills the host's container. Default: `part`. */
  layout?: PortalShellProps['layout'];
}

/**
 * The admin portal inside a page of the host.
 *
 * @see Portal spec §2
 */
export function AdminPortal({ layout = 'part' }: AdminPortalProps) {
  const app = useApp();
  const pages = useCurrentPage();
  return (
    <PortalRoot page={pages.current}>
      <PortalShell pages={pages} layout={layout} />
      <HistoryRecorder placement={placementHere(app)} pages={pages} />
    </PortalRoot>
  );
}

/** The component alone: its texts and styles come with the root of the portal. */
export const content: LazyContent<object> = { component: AdminPortal };
