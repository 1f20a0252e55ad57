import type { TextIndex } from '../inspect/text-index';
import type { CapturedPage } from '../protocol/messages';
import { copyPage } from './copy-page';
import { loadFrameBuild } from './frame-build';
import { pageAtRest, type RestLimits } from './page-rest';
import { trackPageWork } from './page-work';

/**
 * A screen that waits this long for one thing hangs, and one that has not come to rest after the total will not. The
 * total is long because a busy machine renders a large screen in seconds, and must not be mistaken for a screen that hangs.
 */
const REST_LIMITS: RestLimits = { stepMs: 5_000, totalMs: 20_000 };

/** How long to wait for further answers of a screen whose requests hang, in milliseconds. */
const SILENCE_MS = 500;

const work = trackPageWork(window);
const loading = loadModules();

/**
 * Waits until a page is at rest and copies it.
 *
 * @param nextAnswer Resolves when a request of the page is answered; `null` if it waits for no answer.
 * @returns `null` if the page does not come to rest.
 */
export async function capturePage(
  page: Document,
  index: TextIndex,
  nextAnswer: () => Promise<void> | null,
): Promise<CapturedPage | null> {
  await loading;
  if (!(await pageAtRest(page, { work, nextAnswer, limits: REST_LIMITS }))) return null;
  return copyPage(page, index);
}

/** Waits for answers until none has come for a while, if some requests of the page are never answered. */
export function untilSilence(nextAnswer: () => Promise<void> | null): () => Promise<void> | null {
  let isSilent = false;
  return () => {
    const answer = isSilent ? null : nextAnswer();
    if (!answer) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isSilent = true;
        resolve();
      }, SILENCE_MS);
    });
    void answer.then(() => clearTimeout(timer));
    return Promise.race([answer, silence]);
  };
}

/** Loads everything that a screen may load, so that no still waits for a file. */
async function loadModules(): Promise<void> {
  const build = await loadFrameBuild();
  await Promise.allSettled((build?.chunks ?? []).map((chunk) => import(/* @vite-ignore */ chunk)));
}
