import { Webhook as WebhookIcon } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListToolbar } from '../../../parts/ListToolbar';
import { NothingFound } from '../../../parts/NothingFound';
import { useTableLayout } from '../../../parts/use-table-layout';
import { useSearchedRows } from '../../../shell/use-searched-rows';
import { WebhooksTable } from './WebhooksTable';

/** The webhooks with a search over name, description and address. */
export function WebhooksListing({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslate();
  const { search, setSearch, found } = useSearchedRows(webhooks, searchTextsOf);
  const layout = useTableLayout('webhooks');
  if (webhooks.length === 0) return <NoWebhooks />;
  return (
    <>
      <ListToolbar
        search={{
          label: t('adminPortal.webhooks.searchInputPlaceholder'),
          clearLabel: t('adminPortal.table.clearSearch'),
          value: search,
          onChange: setSearch,
        }}
        count={t('adminPortal.webhooks.count', { count: found.length })}
        table={t('adminPortal.webhooks.pageTitle')}
        layout={layout}
      />
      {found.length > 0 ? (
        <WebhooksTable webhooks={found} layout={layout} />
      ) : (
        <NoResult onClear={() => setSearch('')} />
      )}
    </>
  );
}

const searchTextsOf = ({ displayName, description, url }: Webhook) => [displayName, description, url];

function NoWebhooks() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<WebhookIcon size={20} />}
      title={t('adminPortal.webhooks.noWebhooksYet')}
      description={t('adminPortal.webhooks.noWebhooksYetDescription')}
    />
  );
}

function NoResult({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <NothingFound
      title={t('adminPortal.webhooks.noResultFound')}
      description={t('adminPortal.webhooks.noResultFoundDescription')}
      clear={t('adminPortal.table.clearSearch')}
      onClear={onClear}
    />
  );
}
