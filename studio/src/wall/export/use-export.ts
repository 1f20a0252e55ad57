import { useEffect, useRef, useState } from 'react';
import { downloadFile, fileName } from '../../ui/download';
import { useView } from '../../view/view-store';
import type { ExportJob } from './export-job';
import { runExport } from './run-export';

/** How far an export is. */
export type ExportState =
  | { kind: 'choosing' }
  | { kind: 'running'; done: number; count: number }
  | { kind: 'done'; notes: readonly string[] }
  | { kind: 'failed'; reason: string };

/** Runs one export at a time, downloads its file, and cancels it when the component goes. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'choosing' });
  const running = useRef<AbortController>(null);
  const persona = useView((view) => view.persona);
  useEffect(() => () => running.current?.abort(), []);

  async function start(job: ExportJob): Promise<void> {
    const current = new AbortController();
    const { signal } = current;
    running.current = current;
    const count = job.card ? 1 : job.wall.cards.length;
    const onProgress = (done: number) => signal.aborted || setState({ kind: 'running', done, count });
    onProgress(0);
    try {
      const { blob, notes } = await runExport(job, { persona, onProgress, signal });
      downloadFile(exportName(job), blob);
      setState({ kind: 'done', notes });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }
  function cancel(): void {
    running.current?.abort();
    setState({ kind: 'choosing' });
  }
  return { state, start, cancel };
}

/** `acme-login-screens-2026-11-23.pdf` */
function exportName({ name, card, format }: ExportJob): string {
  const today = new Date().toLocaleDateString('sv');
  return `${fileName(name)}-${card ? fileName(card.card.title) : 'screens'}-${today}.${format}`;
}
