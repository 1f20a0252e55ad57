import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import sidePanelCss from '../../../ui/side-panel.css?inline';
import { usePageDialog } from '../use-portal';
import { NotificationsPanel } from './NotificationsPanel';
import css from './notifications.css?inline';
import { notificationsDialogs } from './notifications-dialog';
import { createNotificationsStore } from './notifications-store';
import { pollNotifications, publishUnreadCount } from './poll-notifications';
import { portalNotifications } from './texts/en';
import { NotificationsContext } from './use-notifications';

/** The notifications of the signed-in user. They belong to one account: another account has its own. */
function UserNotifications() {
  const tenant = useSession(({ activeTenant }) => activeTenant?.tenantId);
  return tenant ? <TenantNotifications key={tenant} /> : null;
}

/** Loads the notifications, again every minute, and shows the panel while it is open. */
function TenantNotifications() {
  const app = useApp();
  const [store] = useState(() => createNotificationsStore(app.http));
  const dialog = usePageDialog(notificationsDialogs);
  useEffect(() => publishUnreadCount(store, app.portal), [store, app]);
  useEffect(() => pollNotifications(store, app.clock), [store, app]);
  return (
    <NotificationsContext.Provider value={store}>{dialog && <NotificationsPanel />}</NotificationsContext.Provider>
  );
}

/** The chunk of the notifications: store, panel, texts and CSS. */
export const content: LazyContent<object> = {
  component: UserNotifications,
  texts: { adminPortal: portalNotifications },
  css: sidePanelCss + css,
};
