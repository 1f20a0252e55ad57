import { Mail, MailOpen, Pin, PinOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from '../../../app/context';
import type { Notification } from '../../../contract';
import { RelativeTime } from '../../parts/RelativeTime';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { usePinFocus } from './moved-notification';
import { SeverityIcon } from './SeverityIcon';
import { useNotifications } from './use-notifications';
import { useOpenTarget } from './use-open-target';

interface ItemProps {
  notification: Notification;
}

/** One notification. Its main button marks it as read and opens its page; the others change its state and pin it. */
export function NotificationItem({ notification }: ItemProps) {
  const { viewed, isPinned } = notification;
  return (
    <li className="portico-notification" data-unread={!viewed || undefined} data-pinned={isPinned || undefined}>
      <MainButton notification={notification} />
      <span className="portico-notification-actions">
        <ReadButton notification={notification} />
        <PinButton notification={notification} />
      </span>
    </li>
  );
}

function MainButton({ notification }: ItemProps) {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const setRead = useNotifications((store) => store.setRead);
  const openTarget = useOpenTarget(notification);
  const { id, title, body, severity, viewed, createdAt } = notification;
  const open = () => {
    if (!viewed) void setRead(id, true).catch(notifyFailure);
    openTarget?.();
  };
  return (
    <button
      type="button"
      className="portico-notification-main"
      // The panel focuses the first one.
      data-initial-focus
      // It keeps the focus when the notification is read, so it is not `disabled`.
      aria-disabled={(viewed && !openTarget) || undefined}
      onClick={open}
    >
      <SeverityIcon severity={severity} />
      <span className="portico-notification-texts">
        <span className="portico-notification-title">
          <bdi>{title}</bdi>
          {!viewed && <span className="portico-visually-hidden">{t('adminPortal.notifications.unread')}</span>}
        </span>
        <span className="portico-notification-body">
          <bdi>{body}</bdi>
        </span>
        <span className="portico-notification-time">
          <RelativeTime at={createdAt} />
        </span>
      </span>
    </button>
  );
}

function ReadButton({ notification: { id, title, viewed } }: ItemProps) {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const setRead = useNotifications((store) => store.setRead);
  return (
    <ActionButton
      label={t(viewed ? 'adminPortal.notifications.markUnread' : 'adminPortal.notifications.markRead', { title })}
      onClick={() => void setRead(id, !viewed).catch(notifyFailure)}
    >
      {viewed ? <Mail size={16} /> : <MailOpen size={16} />}
    </ActionButton>
  );
}

function PinButton({ notification: { id, title, isPinned } }: ItemProps) {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const setPinned = useNotifications((store) => store.setPinned);
  const [button, keepFocus] = usePinFocus(id);
  const pin = () => {
    keepFocus();
    void setPinned(id, !isPinned).catch(notifyFailure);
  };
  return (
    <ActionButton
      elementRef={button}
      label={t(isPinned ? 'adminPortal.notifications.unpin' : 'adminPortal.notifications.pin', { title })}
      onClick={pin}
    >
      {isPinned ? <PinOff size={16} /> : <Pin size={16} />}
    </ActionButton>
  );
}

interface ActionButtonProps {
  label: string;
  onClick: () => void;
  /** Not `ref`: React 18 passes no `ref` on to a function component. */
  elementRef?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

function ActionButton({ label, elementRef, children, ...rest }: ActionButtonProps) {
  return (
    <button ref={elementRef} type="button" className="portico-icon-button" aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}
