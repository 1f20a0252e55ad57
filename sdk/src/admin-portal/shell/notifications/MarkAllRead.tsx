import { CheckCheck } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { unreadCount } from './notifications-store';
import { useNotifications } from './use-notifications';

/** Says how many notifications are unread, and marks all of them as read. */
export function MarkAllRead() {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const count = useNotifications(unreadCount);
  const markAllRead = useNotifications((store) => store.markAllRead);
  return (
    <div className="portico-notifications-bar">
      <span role="status">
        {count > 0 ? t('adminPortal.notifications.unreadCount', { count }) : t('adminPortal.notifications.allRead')}
      </span>
      <Button
        variant="quiet"
        size="dense"
        aria-disabled={count === 0 || undefined}
        onClick={() => count > 0 && void markAllRead().catch(notifyFailure)}
      >
        <CheckCheck size={16} aria-hidden="true" />
        <span>{t('adminPortal.notifications.markAllRead')}</span>
      </Button>
    </div>
  );
}
