import type { Still, StillRequest } from '../../stills/still';
import { studioStills } from '../../stills/studio-stills';

/** Resolves with the still of a request once it is rendered; `null` if the state can't be rendered. */
export function readyStill(request: StillRequest, signal: AbortSignal): Promise<Still | null> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    const read = () => {
      const { status, still } = studioStills.read(request);
      if (status === 'waiting') return;
      stop();
      resolve(status === 'ready' ? still : null);
    };
    const unsubscribe = studioStills.subscribe(request, read);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else read();
  });
}
