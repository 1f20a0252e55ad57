import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { getReport, listReports, scheduleReport } from '../../../../api/reports';
import type { Report, ScheduleReportRequest } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';
import { listOf } from '../../../parts/list-of';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** The reports of the tenant. */
export interface ReportsStore {
  reports: Loaded<readonly Report[]>;
  /** Never rejects. */
  load(): Promise<void>;
  /**
   * Sets when a report is made.
   *
   * @param base The report as the user has seen it.
   * @throws {ApiError} as `scheduleReport`; with `isChangedMeanwhile` if another user has changed it since.
   */
  schedule(base: Report, request: ScheduleReportRequest): Promise<void>;
}

/**
 * Creates the store of the reports.
 *
 * @see Portal spec §7 "Security centre and audits"
 */
export function createReportsStore(http: HttpClient): StoreApi<ReportsStore> {
  return createStore<ReportsStore>()((set, get) => {
    function replace(report: Report): void {
      const { reports } = get();
      if (reports.phase !== 'ready') return;
      set({ reports: { phase: 'ready', data: reports.data.map((row) => (row.id === report.id ? report : row)) } });
    }

    return {
      reports: { phase: 'loading' },

      load: async () => {
        set({ reports: { phase: 'loading' } });
        set({ reports: await loadedOf(loadReports(http)) });
      },

      schedule: async (base, request) => {
        const current = await getReport(http, base.id);
        if (planOf(current) !== planOf(base)) {
          replace(current);
          throw changedMeanwhile();
        }
        replace(await scheduleReport(http, base.id, request));
      },
    };
  });
}

async function loadReports(http: HttpClient): Promise<readonly Report[]> {
  return listOf(await listReports(http));
}

/** What scheduling a report changes, to be compared. */
function planOf({ schedule, status, type }: Report): string {
  return JSON.stringify([schedule, status, type]);
}

/** Provides the view's store to its descendants. */
export const ReportsContext = createContext<StoreApi<ReportsStore> | null>(null);

/** Selects from the view's store; renders again only when the selected value changes. */
export function useReports<T>(select: (reports: ReportsStore) => T): T {
  const store = useContext(ReportsContext);
  if (!store) throw new Error('useReports: no <ReportsView> above this component.');
  return useStore(store, select);
}
