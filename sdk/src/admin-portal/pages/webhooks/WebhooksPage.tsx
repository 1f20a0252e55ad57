import { useEffect, useState } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import codeCss from '../../parts/code-block.css?inline';
import listCss from '../../parts/list-page.css?inline';
import { PageSkeleton } from '../../parts/PageSkeleton';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import usersListCss from '../../parts/users/users-list.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams } from '../../shell/use-portal';
import type { ChannelProps } from './channels/channel-state';
import { ChannelsContext, createChannelStores, useShownChannel } from './channels/use-channels';
import { WebhookView } from './detail/WebhookView';
import { WebhooksView } from './listing/WebhooksView';
import { portalWebhooks } from './texts/en';
import { useWebhooks, WebhooksContext } from './use-webhooks';
import css from './webhooks.css?inline';
import { webhooksPermissions } from './webhooks-permissions';
import { createWebhooksStore } from './webhooks-store';

const dialogs = lazyComponent(() => import('./dialogs/WebhookDialogs'));

const channelPage = lazyComponent<ChannelProps>(() => import('./channels/ChannelPage'));

/**
 * The channels of the tenant: all webhooks, one of them with its deliveries, or the recipients of another channel.
 *
 * @see Portal spec §4 "Connectivity"
 */
function WebhooksPage() {
  const { http } = useApp();
  const [store] = useState(() => createWebhooksStore(http));
  const [channels] = useState(() => createChannelStores(http));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <WebhooksContext.Provider value={store}>
      <ChannelsContext.Provider value={channels}>
        <Content />
      </ChannelsContext.Provider>
    </WebhooksContext.Provider>
  );
}

/** What the address names. */
function Content() {
  const t = useTranslate();
  const [{ webhook }] = usePageParams();
  const channel = useShownChannel();
  if (channel && !webhook) {
    const fallback = <PageSkeleton label={t('common.states.loading')} />;
    return <LazyComponentView key={channel} lazy={channelPage} props={{ channel }} fallback={fallback} />;
  }
  return (
    <>
      {webhook ? <WebhookView key={webhook} webhookId={webhook} /> : <AllWebhooks />}
      <PageDialogs lazy={dialogs} props={{}} />
    </>
  );
}

/** The list, with the last deliveries of each webhook. */
function AllWebhooks() {
  const isReady = useWebhooks(({ webhooks }) => webhooks.phase === 'ready');
  const loadLastDeliveries = useWebhooks((webhooks) => webhooks.loadLastDeliveries);
  const mayRead = usePermission(webhooksPermissions.readDeliveries);
  useEffect(() => {
    if (isReady && mayRead) void loadLastDeliveries();
  }, [isReady, mayRead, loadLastDeliveries]);
  return <WebhooksView />;
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: WebhooksPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalWebhooks } },
  css: tableStyles + toolbarCss + listCss + usersListCss + codeCss + css,
};
