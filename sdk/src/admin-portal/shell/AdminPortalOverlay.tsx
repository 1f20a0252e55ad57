import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useApp, useSession, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { FullScreen } from '../../ui/FullScreen';
import { HistoryRecorder } from './HistoryRecorder';
import { PortalRoot } from './PortalRoot';
import { PortalShell } from './PortalShell';
import { type Pages, useCurrentPage } from './use-current-page';
import { useLayer } from './use-layer';
import { usePortal, usePortalActions } from './use-portal';

/** The admin portal above the host, while its state is `open`, until the user signs out. */
export function AdminPortalOverlay() {
  const open = usePortal((portal) => portal.open);
  const hasUser = useSession(({ status, hasEnded }) => status !== 'signedOut' || hasEnded);
  const pages = useCurrentPage();
  return (
    <>
      {open && hasUser && <OpenPortal pages={pages} />}
      <HistoryRecorder placement="overlay" pages={pages} />
    </>
  );
}

function OpenPortal({ pages }: { pages: Pages }) {
  const t = useTranslate();
  const { close } = usePortalActions();
  const windowed = useStore(
    useApp().metadata,
    ({ document }) => document.themeV2?.adminPortal?.layout?.fullScreenMode === false,
  );
  return createPortal(
    <PortalRoot page={pages.current}>
      <FullScreen label={t('adminPortal.navigation.portalLabel')} onClose={close} windowed={windowed}>
        <PortalShell pages={pages} layout="page" onClose={close} />
      </FullScreen>
    </PortalRoot>,
    useLayer(),
  );
}

/** The component alone: its texts and styles come with the root of the portal. */
export const content: LazyContent<object> = { component: AdminPortalOverlay };
