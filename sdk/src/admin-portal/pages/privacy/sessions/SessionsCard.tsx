import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { LoadedContent, SecurityCard } from '../parts/SecurityCard';
import { type PrivacyDialog, privacyDialogs } from '../privacy-dialogs';
import { EndOtherSessionsDialog } from './EndOtherSessionsDialog';
import { SessionsTable } from './SessionsTable';
import type { SessionsStore } from './sessions-store';

/** The devices and browsers in which the user is signed in, with a way to end each session. */
export function SessionsCard({ store }: { store: SessionsStore }) {
  const { sessions, load, end, endOthers } = store;
  const t = useTranslate();
  const dialog = usePageDialog(privacyDialogs);
  const hasOthers = sessions.phase === 'ready' && sessions.data.some(({ current }) => !current);
  return (
    <SecurityCard
      title={t('adminPortal.privacy_UserSessions.loginSessionsTitle')}
      description={t('adminPortal.privacy_UserSessions.loginSessionsDescription')}
      action={hasOthers && <EndOthersButton />}
    >
      <LoadedContent loaded={sessions} onRetry={() => void load()}>
        {(list) => <SessionsTable sessions={list} onEnd={end} />}
      </LoadedContent>
      {hasOthers && dialog?.kind === 'endOtherSessions' && <EndOtherSessionsDialog onConfirm={endOthers} />}
    </SecurityCard>
  );
}

function EndOthersButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'endOtherSessions' } satisfies PrivacyDialog)}
    >
      {t('adminPortal.privacy_UserSessions.logoutAllButtonText')}
    </Button>
  );
}
