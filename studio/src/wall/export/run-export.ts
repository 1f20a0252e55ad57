import type { StillRequest } from '../../stills/still';
import { createStillPainter } from './draw-card';
import type { ExportedFile, ExportJob } from './export-job';
import { exportPicture } from './export-picture';
import { exportSheet } from './export-sheet';
import { readyStill } from './ready-still';

export interface RunOptions {
  /** What the stills of the wall have in common. */
  look: Omit<StillRequest, 'screen' | 'state'>;
  /** Called with the number of cards that are drawn. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Draws the cards of a job and writes them into a file.
 *
 * @throws the reason of the signal, if it is aborted.
 */
export function runExport(job: ExportJob, { look, onProgress, signal }: RunOptions): Promise<ExportedFile> {
  let done = 0;
  const tools = {
    stillOf: ({ card }: ExportJob['wall']['cards'][number]) =>
      readyStill({ screen: card.screen.id, state: card.name, ...look }, signal),
    paint: createStillPainter(),
    onCard() {
      done += 1;
      onProgress(done);
      signal.throwIfAborted();
    },
  };
  return job.format === 'png' ? exportPicture(job, tools) : exportSheet(job, tools);
}
