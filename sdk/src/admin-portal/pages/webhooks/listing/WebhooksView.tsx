import { useSession, useTranslate } from '../../../../app/context';
import { CreateButton } from '../../../parts/CreateButton';
import { ListContent } from '../../../parts/ListContent';
import { PageHeader } from '../../../parts/PageHeader';
import { usePortalActions } from '../../../shell/use-portal';
import { ChannelSwitch } from '../channels/ChannelSwitch';
import { useWebhooks } from '../use-webhooks';
import type { WebhooksDialog } from '../webhooks-dialogs';
import { webhooksPermissions } from '../webhooks-permissions';
import { WebhooksListing } from './WebhooksListing';

/** All webhooks, with a button that adds one. */
export function WebhooksView() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const webhooks = useWebhooks((store) => store.webhooks);
  const load = useWebhooks((store) => store.load);
  return (
    <>
      <PageHeader
        title={t('adminPortal.webhooks.pageTitle')}
        subtitle={t('adminPortal.webhooks.pageSubtitle', { tenant })}
        action={<AddButton />}
      />
      <ChannelSwitch />
      <div className="portico-card portico-webhooks">
        <ListContent list={webhooks} failedTitle={t('adminPortal.webhooks.loadFailed')} onRetry={load}>
          {(data) => <WebhooksListing webhooks={data} />}
        </ListContent>
      </div>
    </>
  );
}

function AddButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      label={t('adminPortal.webhooks.addWebhook')}
      permission={webhooksPermissions.change}
      onClick={() => openDialog({ kind: 'createWebhook' } satisfies WebhooksDialog)}
    />
  );
}
