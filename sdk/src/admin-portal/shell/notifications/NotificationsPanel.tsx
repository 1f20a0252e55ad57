import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { DialogBody } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SidePanel } from '../../../ui/SidePanel';
import { Skeleton } from '../../../ui/Skeleton';
import { LoadFailed } from '../../parts/LoadFailed';
import { usePortalActions } from '../use-portal';
import { MarkAllRead } from './MarkAllRead';
import { NotificationList } from './NotificationList';
import { ShowOlder } from './ShowOlder';
import { useNotifications } from './use-notifications';

/**
 * The panel with the user's notifications.
 *
 * @see Portal spec §4 "Notifications"
 */
export function NotificationsPanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.navigation.notifications')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <PanelContent />
      </DialogBody>
    </SidePanel>
  );
}

function PanelContent() {
  const now = useApp().session.now();
  const notifications = useNotifications((store) => store.notifications);
  const retry = useNotifications((store) => store.retry);
  useLoadOnOpening();
  if (notifications.phase === 'loading') return <Loading />;
  if (notifications.phase === 'failed') return <LoadFailed error={notifications.error} onRetry={() => void retry()} />;
  if (notifications.data.length === 0) return <Empty />;
  return (
    <>
      <MarkAllRead />
      <NotificationList notifications={notifications.data} now={now} />
      <ShowOlder />
    </>
  );
}

/** Loads what has arrived since the last time, unless the first load has not ended yet. */
function useLoadOnOpening(): void {
  const isLoading = useNotifications((store) => store.notifications.phase === 'loading');
  const load = useNotifications((store) => store.load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel opens, not when a load ends.
  useEffect(() => {
    if (!isLoading) void load();
  }, []);
}

function Empty() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<BellOff size={20} />}
      title={t('adminPortal.notifications.emptyTitle')}
      description={t('adminPortal.notifications.emptyMessage')}
    />
  );
}

const skeletons = ['62%', '48%', '71%', '55%'];

function Loading() {
  const t = useTranslate();
  return (
    <div className="portico-notifications-skeleton" role="status" aria-label={t('common.states.loading')}>
      {skeletons.map((width) => (
        <div key={width}>
          <Skeleton width="32px" height="32px" round />
          <span>
            <Skeleton width={width} height="16px" />
            <Skeleton width="90%" />
          </span>
        </div>
      ))}
    </div>
  );
}
