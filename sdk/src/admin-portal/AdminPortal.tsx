import { PortalRoot } from './shell/PortalRoot';
import { PortalShell, type PortalShellProps } from './shell/PortalShell';
import { useCurrentPage } from './shell/use-current-page';

export interface AdminPortalProps {
  /** `page` fills the window, for a route of its own; `part` (the usual) the place the host gave it. */
  layout?: PortalShellProps['layout'];
}

/**
 * The admin portal inside a page of the host.
 *
 * @see Portal spec §2
 */
export function AdminPortal({ layout = 'part' }: AdminPortalProps) {
  const pages = useCurrentPage();
  return (
    <PortalRoot page={pages.current}>
      <PortalShell pages={pages} layout={layout} />
    </PortalRoot>
  );
}
