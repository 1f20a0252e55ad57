import { Download } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { useNotify } from '../../../ui/Notifications';
import { useAction } from '../use-action';
import { useNotifyFailure } from '../use-notify-failure';

export interface ExportCsvButtonProps {
  /** Only the selected rows are exported. */
  selected: boolean;
  /** Gives the user the file; resolves to the number of its rows. */
  onExport: () => Promise<number>;
}

/** Gives the user a CSV file of all pages of a list, and says how many rows it has or why it failed. */
export function ExportCsvButton({ selected, onExport }: ExportCsvButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const download = useAction(() =>
    onExport().then((count) => notify.toast(t('adminPortal.table.exported', { count })), notifyFailure),
  );
  return (
    <Button variant="secondary" size="dense" pending={download.pending} onClick={() => download.run()}>
      <Download size={16} aria-hidden="true" />
      <span>{t(selected ? 'adminPortal.table.exportSelected' : 'adminPortal.table.exportCsv')}</span>
    </Button>
  );
}
