import type { PageWork } from '../../../setup/page-work';

type Transport = (request: Request) => Promise<Response>;

/** Counts the calls of the app on the stage, and waits for the end of their work and of the work of the page. */
export function watchActivity(pageWork: PageWork) {
  let pendingCalls = 0;
  let calls = 0;
  let round = 0;
  let answers: string[] = [];

  return {
    answers: () => answers,
    /** The number of calls of all screens. */
    callCount: () => calls,
    restart() {
      answers = [];
      pendingCalls = 0;
      round += 1;
    },
    /** The same transport, watched; `onAnswer` receives the content of every answer. */
    watched:
      (transport: Transport, onAnswer: (headers: Headers, body: string) => void): Transport =>
      async (request) => {
        const ownRound = round;
        pendingCalls += 1;
        calls += 1;
        try {
          const response = await transport(request);
          // Not a clone, which takes the browser many times as long.
          const bytes = await response.arrayBuffer();
          const body = new TextDecoder().decode(bytes);
          answers.push(body);
          if (ownRound === round) onAnswer(response.headers, body);
          return new Response(bytes.byteLength > 0 ? bytes : null, response);
        } finally {
          if (ownRound === round) pendingCalls -= 1;
        }
      },
    /** @param hangs A call never ends: the page counts as settled while it is pending. */
    settled: (hangs: boolean) =>
      pageWork.finished({
        isBusy: () => (!hangs && pendingCalls > 0) || isOverlayHidden(),
        beforeFrame: finishMotion,
      }),
  };
}

/** Finishes every animation, except spinners, which never end. */
function finishMotion() {
  for (const animation of document.getAnimations()) {
    const ends = animation.effect?.getComputedTiming().iterations !== Infinity;
    if (ends && animation.playState === 'running') animation.finish();
  }
}

/** React Aria hides an overlay with a field until an on-screen keyboard would have opened, for at most 600 ms. */
function isOverlayHidden() {
  return document.querySelector('[data-rac][style*="clip-path"]') !== null;
}
