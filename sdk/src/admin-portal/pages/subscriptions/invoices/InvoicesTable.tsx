import { useTranslate } from '../../../../app/context';
import type { Invoice } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Chip } from '../../../../ui/Chip';
import { Table, type TableColumn } from '../../../../ui/Table';
import { idOf } from '../../../../ui/use-long-list';
import { formatDate } from '../dates';
import { Money } from '../Money';
import { DownloadButton } from './DownloadButton';

/** The invoices, newest first, each with its file. */
export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslate();
  return (
    <Table
      label={t('adminPortal.subscriptions.invoices')}
      columns={columnsOf(t)}
      rows={invoices}
      rowKey={idOf}
      rowName={({ receiptNumber }) => receiptNumber}
      actions={{
        title: t('adminPortal.subscriptions.fileHeader'),
        render: (invoice) => <DownloadButton invoice={invoice} />,
      }}
    />
  );
}

function columnsOf(t: Translate): TableColumn<Invoice>[] {
  return [
    {
      id: 'receiptNumber',
      title: t('adminPortal.subscriptions.numberHeader'),
      render: ({ receiptNumber, id }) => <bdi>{receiptNumber || id}</bdi>,
    },
    {
      id: 'paymentDate',
      title: t('adminPortal.subscriptions.dateHeader'),
      render: ({ paymentDate }) => (
        <time dateTime={paymentDate}>
          {formatDate(t.language, paymentDate) ?? t('adminPortal.subscriptions_Billing.unknownDate')}
        </time>
      ),
    },
    {
      id: 'totalAmount',
      title: t('adminPortal.subscriptions.amountHeader'),
      render: ({ totalAmount, currency }) => <Money amount={totalAmount} currency={currency} />,
    },
    {
      id: 'paid',
      title: t('adminPortal.subscriptions.statusHeader'),
      render: ({ paid }) => (
        <Chip tone={paid ? 'success' : 'warning'} icon={<span className="portico-status-dot" />}>
          {t(paid ? 'adminPortal.subscriptions.paid' : 'adminPortal.subscriptions.unpaid')}
        </Chip>
      ),
    },
  ];
}
