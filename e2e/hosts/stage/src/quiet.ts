/** Frames without any activity after which a screen counts as standing still; an answer of a world takes a few at most. */
const STILL_FRAMES = 12;

type Transport = (request: Request) => Promise<Response>;

/** Watches a transport and the page, so that "it stands still" is seen and not guessed in milliseconds. */
export function watchActivity() {
  let activity = 0;
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
    },
    /** The same transport, watched. A call that never ends is no activity: its screen stands still while it waits. */
    watched:
      (transport: Transport): Transport =>
      async (request) => {
        note();
        try {
          const response = await transport(request);
          answers.push(await response.clone().text());
          return response;
        } finally {
          note();
        }
      },
    async settled() {
      let still = 0;
      while (still < STILL_FRAMES) {
        const before = activity;
        await new Promise((frame) => requestAnimationFrame(frame));
        still = before === activity ? still + 1 : 0;
      }
    },
  };
}
