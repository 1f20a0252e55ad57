import { stillRequest } from '../still-requests';
import { createStillPainter } from './draw-card';
import type { ExportedFile, ExportJob, ExportTools } from './export-job';
import { exportPicture } from './export-picture';
import { exportSheet } from './export-sheet';
import { readyStill } from './ready-still';

export interface RunOptions {
  /** The persona of the wall. */
  persona: string | null;
  /** Called with the number of cards that are drawn. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Draws the cards of a job and writes them into a file.
 *
 * @throws the reason of the signal, if it is aborted.
 */
export function runExport(job: ExportJob, { persona, onProgress, signal }: RunOptions): Promise<ExportedFile> {
  let done = 0;
  const tools: ExportTools = {
    stillOf: ({ card }, panel) => readyStill(stillRequest(card, panel, persona), signal),
    paint: createStillPainter(),
    onCard() {
      done += 1;
      onProgress(done);
      signal.throwIfAborted();
    },
  };
  return job.format === 'png' ? exportPicture(job, tools) : exportSheet(job, tools);
}
