import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { type PrivacyDialog, privacyDialogs } from '../privacy-dialogs';
import { EndOtherSessionsDialog } from './EndOtherSessionsDialog';
import { SessionsSkeleton } from './SessionsSkeleton';
import { SessionsTable } from './SessionsTable';
import { createSessionsStore } from './sessions-store';

/** The devices and browsers in which the user is signed in, with a way to end each session. */
export function SessionsCard() {
  const { http } = useApp();
  const t = useTranslate();
  const [store] = useState(() => createSessionsStore(http));
  const { sessions, load, end, endOthers } = useStore(store);
  const dialog = usePageDialog(privacyDialogs);
  useEffect(() => void load(), [load]);
  const hasOthers = sessions.phase === 'ready' && sessions.data.some(({ current }) => !current);

  return (
    <section className="portico-card portico-sessions" aria-labelledby="portico-sessions">
      <header className="portico-sessions-header">
        <div className="portico-settings-what">
          <h2 id="portico-sessions">{t('adminPortal.privacy_UserSessions.loginSessionsTitle')}</h2>
          <p>{t('adminPortal.privacy_UserSessions.loginSessionsDescription')}</p>
        </div>
        {hasOthers && <EndOthersButton />}
      </header>
      {sessions.phase === 'loading' && (
        <>
          <SessionsSkeleton />
          <LoadingNotice />
        </>
      )}
      {sessions.phase === 'failed' && (
        <div className="portico-sessions-notice">
          <LoadFailed error={sessions.error} onRetry={() => void load()} />
        </div>
      )}
      {sessions.phase === 'ready' && <SessionsTable sessions={sessions.data} onEnd={end} />}
      {hasOthers && dialog?.kind === 'endOtherSessions' && <EndOtherSessionsDialog onConfirm={endOthers} />}
    </section>
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
