import { RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import type { WebhookLog } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { SidePanel } from '../../../../ui/SidePanel';
import { CodeBlock } from '../../../parts/CodeBlock';
import { momentFormat } from '../../../parts/formats';
import { usePermission } from '../../../parts/use-access';
import { Fact } from '../../../parts/users/Fact';
import { usePortalActions } from '../../../shell/use-portal';
import { DeliveryStatus } from '../DeliveryStatus';
import { useEventName } from '../use-event-name';
import { useRetry } from '../use-retry';
import { useWebhooks } from '../use-webhooks';
import { webhooksPermissions } from '../webhooks-permissions';
import { layOut } from './lay-out';

/** A delivery of the page of the log that is shown: what was sent, and what the address answered. */
export function DeliveryPanel({ deliveryId }: { deliveryId: string }) {
  const log = useWebhooks((webhooks) => webhooks.log);
  const rows = log?.rows.phase === 'ready' ? log.rows.data.rows : [];
  const delivery = rows.find(({ id }) => id === deliveryId);
  if (delivery) return <LoadedPanel delivery={delivery} />;
  return log && log.rows.phase === 'ready' && !log.isBusy ? <MissingPanel /> : null;
}

function LoadedPanel({ delivery }: { delivery: WebhookLog }) {
  const t = useTranslate();
  const eventNameOf = useEventName();
  const { eventKey, createdAt, attempt, body, request } = delivery;
  return (
    <Panel
      title={eventKey ? eventNameOf(eventKey) : t('adminPortal.webhooks_Deliveries.unknownEvent')}
      delivery={delivery}
    >
      <dl className="portico-fact-list">
        <Fact title={t('adminPortal.webhooks_Deliveries.statusHeader')}>
          <DeliveryStatus delivery={delivery} />
        </Fact>
        <Fact title={t('adminPortal.webhooks_Deliveries.timeHeader')}>
          <time dateTime={createdAt}>{momentFormat(t.language).format(new Date(createdAt))}</time>
        </Fact>
        {attempt !== undefined && (
          <Fact title={t('adminPortal.webhooks_Deliveries.attemptHeader')}>
            <span>{attempt}</span>
          </Fact>
        )}
      </dl>
      <CodeBlock
        title={t('adminPortal.webhooks_Deliveries.response')}
        text={layOut(body)}
        empty={t('adminPortal.webhooks_TestWebhook.emptyAnswer')}
      />
      {request && (
        <>
          <CodeBlock
            title={t('adminPortal.webhooks_Deliveries.request')}
            text={JSON.stringify(request.body, null, 2)}
          />
          <CodeBlock title={t('adminPortal.webhooks_Deliveries.requestHeaders')} text={headersText(request.headers)} />
        </>
      )}
    </Panel>
  );
}

/** The headers as they are sent, one on a line. */
function headersText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function MissingPanel() {
  const t = useTranslate();
  return (
    <Panel title={t('adminPortal.webhooks_Deliveries.missing')}>
      <EmptyState
        icon={<SearchX size={20} />}
        title={t('adminPortal.webhooks_Deliveries.missing')}
        description={t('adminPortal.webhooks_Deliveries.missingDescription')}
      />
    </Panel>
  );
}

function Panel({ title, delivery, children }: { title: string; delivery?: WebhookLog; children: ReactNode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const mayRetry = usePermission(webhooksPermissions.change);
  return (
    <SidePanel title={title} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>{children}</DialogBody>
      {delivery && mayRetry && (
        <DialogActions>
          <PanelRetry delivery={delivery} />
        </DialogActions>
      )}
    </SidePanel>
  );
}

/** Sends the delivery again, and returns to the log, which shows how that ended. */
function PanelRetry({ delivery: { id, webhookId } }: { delivery: WebhookLog }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const { pending, run } = useRetry(webhookId, id);
  return (
    <Button pending={pending} onClick={() => void run().then((isMade) => isMade && closeDialog())}>
      <RotateCw size={16} aria-hidden="true" />
      <span>{t('adminPortal.webhooks_Deliveries.retry')}</span>
    </Button>
  );
}
