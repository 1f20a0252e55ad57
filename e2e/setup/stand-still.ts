/** Frames without a change after which a screen counts as standing still. */
const STILL_FRAMES = 12;
/** The same, where a failed call is repeated: longer than the wait between two tries. */
const STILL_FRAMES_BETWEEN_TRIES = 60;

/** How many frames a state has to stand still. */
export function stillFramesOf({ needsTime }: { needsTime?: true }): number {
  return needsTime ? STILL_FRAMES_BETWEEN_TRIES : STILL_FRAMES;
}

/** Resolves after so many frames in which nothing on the page has changed; runs in the page. */
export async function standStill(frames: number): Promise<void> {
  let left = frames;
  const watch = new MutationObserver(() => {
    left = frames;
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (; left > 0; left -= 1) await new Promise((frame) => requestAnimationFrame(frame));
  watch.disconnect();
}

/** Resolves once nothing moves that will come to rest (loaders turn for good); runs in the page. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
