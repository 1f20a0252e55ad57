import { SearchX } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { LinkButton } from '../../../../ui/Link';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { PageHeader } from '../../../parts/PageHeader';
import { PageSkeleton } from '../../../parts/PageSkeleton';
import { usePermission } from '../../../parts/use-access';
import { usePageParams } from '../../../shell/use-portal';
import { WebhookMenu } from '../listing/WebhookMenu';
import { useWebhook, useWebhooks } from '../use-webhooks';
import { webhooksPermissions } from '../webhooks-permissions';
import { DeliveriesCard } from './DeliveriesCard';
import { TestButton } from './TestButton';
import { WebhookFacts } from './WebhookFacts';

/** One webhook: what it is, and its deliveries. */
export function WebhookView({ webhookId }: { webhookId: string }) {
  const t = useTranslate();
  const list = useWebhooks((store) => store.webhooks);
  const load = useWebhooks((store) => store.load);
  const webhook = useWebhook(webhookId);
  if (webhook) return <LoadedWebhook webhook={webhook} />;
  if (list.phase === 'loading') {
    return (
      <>
        <PageSkeleton label={t('common.states.loading')} />
        <LoadingNotice />
      </>
    );
  }
  if (list.phase === 'failed') {
    return <LoadFailed title={t('adminPortal.webhooks.loadFailed')} error={list.error} onRetry={() => void load()} />;
  }
  return <Gone />;
}

function LoadedWebhook({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  const readsDeliveries = usePermission(webhooksPermissions.readDeliveries);
  return (
    <>
      <nav className="portico-webhook-trail" aria-label={t('adminPortal.webhooks.pathLabel')}>
        <LinkButton onClick={() => setParams({ webhook: '', page: '' })}>
          {t('adminPortal.webhooks.pageTitle')}
        </LinkButton>
      </nav>
      <PageHeader
        title={webhook.displayName}
        subtitle={<bdi>{webhook.description || t('adminPortal.webhooks.singleSubtitle')}</bdi>}
        action={
          <span className="portico-webhook-actions">
            <TestButton webhook={webhook} />
            <WebhookMenu webhook={webhook} />
          </span>
        }
      />
      <div className="portico-cards">
        <WebhookFacts webhook={webhook} />
        {readsDeliveries && <DeliveriesCard webhook={webhook} />}
      </div>
    </>
  );
}

/** Says that there is no such webhook; its address may be old. */
function Gone() {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={t('adminPortal.webhooks.goneTitle')}
      description={t('adminPortal.webhooks.goneText')}
      action={
        <Button variant="secondary" size="dense" onClick={() => setParams({ webhook: '', page: '' })}>
          {t('adminPortal.webhooks.showAll')}
        </Button>
      }
    />
  );
}
