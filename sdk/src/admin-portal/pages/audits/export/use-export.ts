import { useEffect, useRef, useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { cancelledRequest, isCancelled } from '../../../../core/cancelled-request';
import { asApiError } from '../../../../core/response-error';
import { useNotify } from '../../../../ui/Notifications';
import { useAction } from '../../../parts/use-action';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { columnTitle } from '../audit-columns';
import { filtersOf } from '../audits-query';
import { useShownColumns } from '../listing/columns';
import { useAuditsStore } from '../use-audits';
import { exportEvents } from './export-events';

/** Milliseconds after which an export shows its progress. */
const LONG_MS = 300;

/** An export and how far it is. */
export interface Export {
  /** Lines of the file that have arrived. */
  lines: number;
  pending: boolean;
  /** Whether it takes long enough to show its progress. */
  isLong: boolean;
  start: () => void;
  cancel: () => void;
}

/** Exports the events that match the query of the list. The export ends with the page. */
export function useExport(layout: TableLayoutState): Export {
  const { http, clock } = useApp();
  const t = useTranslate();
  const store = useAuditsStore();
  const columns = useShownColumns(layout).map((column) => ({
    name: column.name,
    displayName: columnTitle(t, column),
  }));
  const report = useReport();
  const underWay = useRef<AbortController>(null);
  const [lines, setLines] = useState(0);
  const [isLong, setLong] = useState(false);
  const cancel = () => underWay.current?.abort(cancelledRequest());
  useEffect(() => () => underWay.current?.abort(), []);

  const action = useAction(async () => {
    const call = new AbortController();
    underWay.current = call;
    setLines(0);
    setLong(false);
    const over = new AbortController();
    void clock.sleep(LONG_MS, over.signal).then(
      () => setLong(true),
      () => {},
    );
    const filters = filtersOf(store.getState().query);
    const exported = exportEvents(http, { filters, columns, signal: call.signal, onProgress: setLines });
    await exported.then(report.done, report.failed).finally(() => over.abort());
  });
  return { lines, pending: action.pending, isLong, start: () => action.run(), cancel };
}

/** Says how an export ended. */
function useReport() {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return {
    done: (count: number) => notify.toast(t('adminPortal.table.exported', { count })),
    failed: (error: unknown) =>
      isCancelled(asApiError(error)) ? notify.toast(t('adminPortal.auditLogs.exportCancelled')) : notifyFailure(error),
  };
}
