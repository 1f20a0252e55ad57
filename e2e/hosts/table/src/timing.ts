declare global {
  interface Window {
    timing: typeof timing;
  }
}

/** Waits for the start of a frame. */
const frame = () => new Promise<number>((next) => requestAnimationFrame(next));

/** Waits until the browser has run its other tasks, of which painting is one. */
const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

async function painted() {
  await frame();
  await nextTask();
}

/** Frames that are watched after a letter: a search that waits for a pause in the typing has run after them. */
const WATCHED_FRAMES = 30;

/** What the benchmarks measure in a page, in milliseconds. */
export const timing = {
  painted,

  /** From an act until its result is painted. */
  async timeOf(act: () => void, isDone: () => boolean = () => true) {
    await frame();
    const started = performance.now();
    act();
    do await painted();
    while (!isDone());
    return performance.now() - started;
  },

  /** The work that an event and its frame take, without the wait for the frame. */
  async workOf(act: () => void) {
    await frame();
    const started = performance.now();
    // Asked for before the act, so that it comes before tasks that the act leaves for later.
    const next = nextTask();
    act();
    await next;
    return performance.now() - started;
  },

  /** The longest time between two frames, after an act. */
  async longestFrameOf(act: () => void) {
    let before = await frame();
    let longest = 0;
    act();
    for (let count = 0; count < WATCHED_FRAMES; count += 1) {
      const now = await frame();
      longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  },

  /** Types a text into the search field, in place of what is in it. */
  setSearch(text: string) {
    const input = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (!input) throw new Error('The page has no search.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
};
