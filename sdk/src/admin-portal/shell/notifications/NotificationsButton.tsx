import { Bell } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { usePortal, usePortalActions } from '../use-portal';
import type { NotificationsDialog } from './notifications-dialog';

/** The highest count that the button shows. */
const HIGHEST = 99;

/** Opens the panel with the notifications, and counts the unread ones. Style it by `.portico-bell`. */
export function NotificationsButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const count = usePortal(({ unread = 0 }) => unread);
  const title = t('adminPortal.navigation.notifications');
  return (
    <button
      type="button"
      className={`portico-bell portico-${iconOnly ? 'icon-button' : 'nav-item'}`}
      aria-label={count ? t('adminPortal.navigation.unreadNotifications', { count }) : title}
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'notifications' } satisfies NotificationsDialog)}
    >
      <Bell size={20} />
      {!iconOnly && <span>{title}</span>}
      {count > 0 && (
        <span className="portico-bell-count">
          {count > HIGHEST
            ? t('adminPortal.navigation.unreadMany', { number: HIGHEST })
            : t('adminPortal.navigation.unread', { number: count })}
        </span>
      )}
    </button>
  );
}
