import { SearchX } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { DialogBody } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { SidePanel } from '../../../../ui/SidePanel';
import { LoadFailed } from '../../../parts/LoadFailed';
import { RowsSkeleton } from '../../../parts/RowsSkeleton';
import { usePermission } from '../../../parts/use-access';
import { useLoaded } from '../../../parts/use-loaded';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { type AuditsDialog, auditsDialogs } from '../audits-dialogs';
import { auditsPermissions } from '../audits-permissions';
import { findAudit } from '../audits-query';
import { useAudits } from '../use-audits';
import { EventPanel } from './EventPanel';

/** The panel about an event, if the user may open it: its address can also come from another user. */
function AuditsPanel() {
  const dialog = usePageDialog<AuditsDialog>(auditsDialogs);
  const mayRead = usePermission(auditsPermissions.read);
  return dialog && mayRead ? <PanelAbout key={dialog.eventId} {...dialog} /> : null;
}

/** The chunk of the page's panel. */
export const content: LazyContent<object> = { component: AuditsPanel };

/** The event of the list or, because the address may name one of any page, of the service. */
function PanelAbout({ at, eventId }: AuditsDialog) {
  const phase = useAudits(({ listing }) => listing.phase);
  const listed = useAudits(({ listing }) =>
    listing.phase === 'ready' ? listing.page.items.find(({ _id }) => _id === eventId) : undefined,
  );
  if (listed) return <EventPanel event={listed} />;
  return phase === 'loading' ? null : <LoadedPanel at={at} eventId={eventId} />;
}

function LoadedPanel({ at, eventId }: Pick<AuditsDialog, 'at' | 'eventId'>) {
  const t = useTranslate();
  const { http } = useApp();
  const load = useCallback(() => findAudit(http, eventId, Number(at)), [http, eventId, at]);
  const [found, reload] = useLoaded(load);
  if (found.phase === 'ready' && found.data) return <EventPanel event={found.data} />;
  if (found.phase === 'loading') {
    return (
      <PlainPanel>
        <RowsSkeleton toolbar={false} />
      </PlainPanel>
    );
  }
  return (
    <PlainPanel>
      {found.phase === 'failed' ? (
        <LoadFailed error={found.error} onRetry={reload} />
      ) : (
        <EmptyState
          icon={<SearchX size={20} />}
          title={t('adminPortal.auditLogs.missingEvent')}
          description={t('adminPortal.auditLogs.missingEventDescription')}
        />
      )}
    </PlainPanel>
  );
}

function PlainPanel({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.auditLogs.eventTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>{children}</DialogBody>
    </SidePanel>
  );
}
