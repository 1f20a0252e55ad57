import { LogIn } from 'lucide-react';
import { useApp, useTranslate } from '../../app/context';
import { loginWithRedirect } from '../../app/navigation';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** Shown instead of menu and page when the session has ended: the sign-in leads back to this page. */
export function SessionEnded({ layout }: { layout: 'page' | 'part' }) {
  const app = useApp();
  const t = useTranslate();
  return (
    <div className="portico-portal-frame" data-layout={layout} role="alert">
      <EmptyState
        icon={<LogIn size={20} />}
        title={t('adminPortal.navigation.signedOutTitle')}
        description={t('adminPortal.navigation.signedOutMessage')}
        action={<Button onClick={() => loginWithRedirect(app)}>{t('adminPortal.navigation.login')}</Button>}
      />
    </div>
  );
}
