import { FileDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { useAudits } from '../use-audits';
import { useExport } from './use-export';

/** Exports all events that match the search and the filters, with the shown columns. A longer export can be cancelled. */
export function ExportButton({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const total = useAudits(({ listing }) => (listing.phase === 'ready' ? listing.page.totalItems : 0));
  const { lines, pending, isLong, start, cancel } = useExport(layout);
  const done = Math.min(lines, total);
  return (
    <span className="portico-export">
      {pending && isLong && (
        <>
          <progress max={Math.max(total, 1)} value={done} aria-label={t('adminPortal.auditLogs.exportLabel')} />
          <span className="portico-export-count">{t('adminPortal.auditLogs.shownOf', { shown: done, total })}</span>
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              // The pressed button disappears.
              button.current?.focus();
              cancel();
            }}
          >
            {t('adminPortal.auditLogs.cancel')}
          </Button>
        </>
      )}
      <Button elementRef={button} variant="secondary" size="dense" pending={pending} onClick={start}>
        <FileDown size={16} aria-hidden="true" />
        <span>{t('adminPortal.auditLogs.downloadCsv')}</span>
      </Button>
    </span>
  );
}
