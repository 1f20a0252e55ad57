import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import { useTableLayout } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import { LoadedContent, SecurityCard } from '../parts/SecurityCard';
import type { PrivacyDialog } from '../privacy-dialogs';
import { SessionsTable } from './SessionsTable';
import { hasOtherSessions, type SessionsStore } from './sessions-store';

/** The devices and browsers in which the user is signed in, with a way to end each session. */
export function SessionsCard({ store }: { store: SessionsStore }) {
  const { sessions, load, end } = store;
  const t = useTranslate();
  const layout = useTableLayout('sessions');
  const title = t('adminPortal.privacy_UserSessions.loginSessionsTitle');
  return (
    <SecurityCard
      title={title}
      description={t('adminPortal.privacy_UserSessions.loginSessionsDescription')}
      action={
        <div className="portico-security-tools">
          {hasOtherSessions(sessions) && <EndOthersButton />}
          <TableLayoutMenu {...layout} table={title} />
        </div>
      }
    >
      <LoadedContent loaded={sessions} onRetry={() => void load()}>
        {(list) => <SessionsTable sessions={list} layout={layout} onEnd={end} />}
      </LoadedContent>
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
