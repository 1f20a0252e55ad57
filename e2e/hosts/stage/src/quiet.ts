/** Frames without any activity after which a screen counts as standing still; an answer of a world takes a few at most. */
const STILL_FRAMES = 8;

declare global {
  interface Window {
    /** Timers of the page that end soon; kept by the page itself, from before its first script. */
    shortWaits: ReadonlySet<number>;
  }
}

type Transport = (request: Request) => Promise<Response>;

/** Watches a transport and the page, so that "it stands still" is seen and not guessed in milliseconds. */
export function watchActivity() {
  let activity = 0;
  let underWay = 0;
  let calls = 0;
  let round = 0;
  let answers: string[] = [];
  const note = () => {
    activity += 1;
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  return {
    answers: () => answers,
    /** How many calls have been made, by any screen. */
    callCount: () => calls,
    restart() {
      answers = [];
      underWay = 0;
      round += 1;
    },
    /** The same transport, watched; `onAnswer` sees what came with every answer. */
    watched:
      (transport: Transport, onAnswer: (headers: Headers, body: string) => void): Transport =>
      async (request) => {
        const turn = round;
        note();
        underWay += 1;
        calls += 1;
        try {
          const response = await transport(request);
          const body = await response.clone().text();
          answers.push(body);
          if (turn === round) onAnswer(response.headers, body);
          return response;
        } finally {
          note();
          if (turn === round) underWay -= 1;
        }
      },
    /** @param hangs Some call never ends, so that the screen stands still while it waits. */
    async settled(hangs: boolean, frames = STILL_FRAMES) {
      let still = 0;
      while (still < frames) {
        const before = activity;
        await new Promise((frame) => requestAnimationFrame(frame));
        finishMotion();
        const idle = before === activity && (hangs || underWay === 0) && window.shortWaits.size === 0;
        still = idle ? still + 1 : 0;
      }
    },
  };
}

/** Takes whatever moves to where it comes to rest, loaders aside: those move for good. */
function finishMotion() {
  for (const animation of document.getAnimations()) {
    const ends = animation.effect?.getComputedTiming().iterations !== Infinity;
    if (ends && animation.playState === 'running') animation.finish();
  }
}
