import { createPortal } from 'react-dom';
import { useSession, useTranslate } from '../../app/context';
import { FullScreen } from '../../ui/FullScreen';
import { PortalRoot } from './PortalRoot';
import { PortalShell } from './PortalShell';
import { useCurrentPage } from './use-current-page';
import { usePortal, usePortalActions } from './use-portal';

/** The admin portal above the host, while its state is `open` and a user is signed in. */
export function AdminPortalOverlay() {
  const open = usePortal((portal) => portal.open);
  const signedOut = useSession((session) => session.status === 'signedOut');
  return open && !signedOut ? createPortal(<OpenPortal />, document.body) : null;
}

function OpenPortal() {
  const t = useTranslate();
  const pages = useCurrentPage();
  const { close } = usePortalActions();
  return (
    <PortalRoot page={pages.current}>
      <FullScreen label={t('adminPortal.navigation.portalLabel')} onClose={close}>
        <PortalShell pages={pages} layout="page" onClose={close} />
      </FullScreen>
    </PortalRoot>
  );
}
