import { LogIn } from 'lucide-react';
import { useApp, useTranslate } from '../../app/context';
import { loginWithRedirect } from '../../app/navigation';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CloseButton } from './CloseButton';

interface SessionEndedProps {
  layout: 'page' | 'part';
  /** Called to close the portal; absent if it is not an overlay. */
  onClose?: () => void;
}

/** Shown instead of menu and page when the session has ended: the sign-in leads back to this page. */
export function SessionEnded({ layout, onClose }: SessionEndedProps) {
  const app = useApp();
  const t = useTranslate();
  // The focused element is gone with the page. In a part of the host's page, a focus could scroll that page.
  const takesFocus = onClose !== undefined;
  return (
    <div className="portico-portal-frame" data-layout={layout} role="alert">
      <div className="portico-portal-ended">
        <EmptyState
          icon={<LogIn size={20} />}
          title={t('adminPortal.navigation.signedOutTitle')}
          description={t('adminPortal.navigation.signedOutMessage')}
          action={
            <Button autoFocus={takesFocus} onClick={() => loginWithRedirect(app)}>
              {t('adminPortal.navigation.login')}
            </Button>
          }
        />
        {onClose && <CloseButton corner onClose={onClose} />}
      </div>
    </div>
  );
}
