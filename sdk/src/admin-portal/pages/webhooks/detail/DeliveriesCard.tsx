import { Inbox, RefreshCw } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Webhook, WebhookLogs } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pagination } from '../../../../ui/Pagination';
import { ListContent } from '../../../parts/ListContent';
import { usePageParams } from '../../../shell/use-portal';
import { useWebhooks } from '../use-webhooks';
import { DELIVERIES_PAGE_SIZE } from '../webhook-constants';
import { DeliveriesTable } from './DeliveriesTable';

/** The deliveries of a webhook, newest first, a page at a time. */
export function DeliveriesCard({ webhook: { _id } }: { webhook: Webhook }) {
  const t = useTranslate();
  const id = useId();
  const [page, setPage] = usePageNumber();
  const log = useWebhooks((webhooks) => webhooks.log);
  const loadLog = useWebhooks((webhooks) => webhooks.loadLog);
  useEffect(() => void loadLog(_id, page), [loadLog, _id, page]);
  const ofThis = log?.webhookId === _id ? log : null;
  return (
    <section className="portico-card portico-deliveries" aria-labelledby={id}>
      <div className="portico-deliveries-heading">
        <h2 id={id}>{t('adminPortal.webhooks_Deliveries.title')}</h2>
        <Button variant="quiet" size="dense" pending={ofThis?.isBusy ?? true} onClick={() => void loadLog(_id, page)}>
          <RefreshCw size={16} aria-hidden="true" />
          <span>{t('adminPortal.webhooks_Deliveries.reload')}</span>
        </Button>
      </div>
      <ListContent
        list={ofThis?.rows}
        failedTitle={t('adminPortal.webhooks_Deliveries.loadFailed')}
        onRetry={() => loadLog(_id, page)}
        hasToolbar
      >
        {(logs) => (
          <>
            {logs.rows.length > 0 ? (
              <DeliveriesTable webhookId={_id} rows={logs.rows} busy={ofThis?.isBusy ?? false} />
            ) : (
              <NoDeliveries />
            )}
            <Paging logs={logs} page={page} onPage={setPage} />
          </>
        )}
      </ListContent>
    </section>
  );
}

/** The page of the log in the address, and a function that changes it. Both count from 0; the address from 1. */
function usePageNumber(): readonly [number, (page: number) => void] {
  const [{ page = '1' }, setParams] = usePageParams();
  const number = /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0;
  return [number, (next) => setParams({ page: next === 0 ? '' : String(next + 1) })];
}

function NoDeliveries() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Inbox size={20} />}
      title={t('adminPortal.webhooks_Deliveries.noneYet')}
      description={t('adminPortal.webhooks_Deliveries.noneYetDescription')}
    />
  );
}

interface PagingProps {
  logs: WebhookLogs;
  page: number;
  onPage: (page: number) => void;
}

function Paging({ logs: { count, rows }, page, onPage }: PagingProps) {
  const t = useTranslate();
  const pages = Math.ceil(count / DELIVERIES_PAGE_SIZE);
  if (!(pages > 1)) return null;
  const from = page * DELIVERIES_PAGE_SIZE + 1;
  return (
    <div className="portico-deliveries-paging">
      <Pagination
        label={t('adminPortal.table.pagingLabel')}
        page={page}
        pages={pages}
        summary={t('adminPortal.table.rangeOf', { from, to: from + rows.length - 1, total: count })}
        position={t('adminPortal.table.pageOf', { page: page + 1, pages })}
        previousLabel={t('adminPortal.table.previousPage')}
        nextLabel={t('adminPortal.table.nextPage')}
        onPage={onPage}
      />
    </div>
  );
}
