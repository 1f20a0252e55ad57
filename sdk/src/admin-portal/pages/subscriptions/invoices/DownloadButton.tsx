import { FileDown } from 'lucide-react';
import { getInvoicePdf } from '../../../../api/billing';
import { useApp, useTranslate } from '../../../../app/context';
import type { Invoice } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { download } from '../../../parts/download';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';

/** Gives the user an invoice as a PDF file. */
export function DownloadButton({ invoice: { id, receiptNumber } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { http } = useApp();
  const notifyFailure = useNotifyFailure();
  const number = receiptNumber || id;
  const fileName = `${number}.pdf`;
  const fetchFile = async () => download(await getInvoicePdf(http, id, fileName), fileName);
  const action = useAction(() => fetchFile().catch(notifyFailure));
  return (
    <Button
      variant="quiet"
      size="dense"
      pending={action.pending}
      aria-label={t('adminPortal.subscriptions.downloadOf', { number })}
      onClick={() => action.run()}
    >
      <FileDown size={16} aria-hidden="true" />
      <span>{t('adminPortal.subscriptions.downloadPdf')}</span>
    </Button>
  );
}
