import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import { usePortal } from '../use-portal';

const notifications = lazyComponent(() => import('./UserNotifications'));

/** The user's notifications, loaded after the first paint. If that fails, the user learns of it by opening the panel. */
export function NotificationsView() {
  const isOpen = usePortal(({ dialog }) => dialog.kind === 'notifications');
  return (
    <LazyComponentView lazy={notifications} props={{}} fallback={null} late {...(!isOpen && { unavailable: null })} />
  );
}
