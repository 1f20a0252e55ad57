import { ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListContent } from '../../../parts/ListContent';
import { useBilling } from '../use-billing';
import { InvoicesTable } from './InvoicesTable';

/** The invoices of the tenant, or their placeholder, failure or empty state. */
export function InvoicesCard() {
  const t = useTranslate();
  const id = useId();
  const invoices = useBilling((billing) => billing.invoices);
  const load = useBilling((billing) => billing.loadInvoices);
  return (
    <section className="portico-card portico-invoices" aria-labelledby={id}>
      <h2 id={id} className="portico-plan-title">
        {t('adminPortal.subscriptions.invoices')}
      </h2>
      <ListContent list={invoices} onRetry={load} hasToolbar>
        {(rows) => (rows.length > 0 ? <InvoicesTable invoices={rows} /> : <NoInvoices />)}
      </ListContent>
    </section>
  );
}

function NoInvoices() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ReceiptText size={20} />}
      title={t('adminPortal.subscriptions.noInvoices')}
      description={t('adminPortal.subscriptions.noInvoicesText')}
    />
  );
}
