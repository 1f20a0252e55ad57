/** Frames without any activity after which a screen counts as standing still; an answer of a world takes a few at most. */
const STILL_FRAMES = 12;

type Transport = (request: Request) => Promise<Response>;

/** Watches a transport and the page, so that "it stands still" is seen and not guessed in milliseconds. */
export function watchActivity() {
  let activity = 0;
  let underWay = 0;
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
    restart() {
      answers = [];
      underWay = 0;
      round += 1;
    },
    /** The same transport, watched. */
    watched:
      (transport: Transport): Transport =>
      async (request) => {
        const turn = round;
        note();
        underWay += 1;
        try {
          const response = await transport(request);
          answers.push(await response.clone().text());
          return response;
        } finally {
          note();
          if (turn === round) underWay -= 1;
        }
      },
    /** @param hangs Some call never ends, so that the screen stands still while it waits. */
    async settled(hangs: boolean) {
      let still = 0;
      while (still < STILL_FRAMES) {
        const before = activity;
        await new Promise((frame) => requestAnimationFrame(frame));
        const idle = before === activity && (hangs || underWay === 0) && !isMoving();
        still = idle ? still + 1 : 0;
      }
    },
  };
}

/** Whether something on the page still moves, loaders aside: those move for good. */
function isMoving() {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
}
