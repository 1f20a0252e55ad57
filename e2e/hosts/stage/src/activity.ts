import { pageAtRest, type RestLimits } from '../../../../studio/src/stills/page-rest';
import { pageWork } from './page-work';

type Transport = (request: Request) => Promise<Response>;

/** A test ends before these do; a page that hangs fails it with a message of its own. */
const REST_LIMITS: RestLimits = { stepMs: 10_000, totalMs: 40_000 };

/** Counts the calls of the app on the stage, and waits for the end of their work and of the work of the page. */
export function watchActivity() {
  const pending = new Set<Promise<unknown>>();
  let calls = 0;
  let answers: string[] = [];

  async function answer(transport: Transport, request: Request, onAnswer: OnAnswer): Promise<Response> {
    const seen = answers;
    const response = await transport(request);
    // Not a clone, which takes the browser many times as long.
    const bytes = await response.arrayBuffer().catch(breakOff);
    if (bytes instanceof ReadableStream) return new Response(bytes, response);
    const body = new TextDecoder().decode(bytes);
    seen.push(body);
    // A late answer to the state before is not for this one.
    if (seen === answers) onAnswer(response.headers, body);
    return new Response(bytes.byteLength > 0 ? bytes : null, response);
  }

  function nextAnswer(): Promise<void> | null {
    if (pending.size === 0) return null;
    const ignore = () => undefined;
    return Promise.race(pending).then(ignore, ignore);
  }

  return {
    answers: () => answers,
    /** The number of calls of all screens. */
    callCount: () => calls,
    restart() {
      answers = [];
      pending.clear();
    },
    /** The same transport, watched; `onAnswer` receives the content of every answer. */
    watched:
      (transport: Transport, onAnswer: OnAnswer): Transport =>
      (request) => {
        calls += 1;
        const answered = answer(transport, request, onAnswer);
        const forget = () => void pending.delete(answered);
        pending.add(answered);
        answered.then(forget, forget);
        return answered;
      },
    /**
     * @param hangs A call never ends: the page counts as settled while it is pending.
     * @throws {Error} if the page does not come to rest.
     */
    async settled(hangs: boolean): Promise<void> {
      const waits = hangs ? () => null : nextAnswer;
      const isAtRest = await pageAtRest(document, { work: pageWork, nextAnswer: waits, limits: REST_LIMITS });
      if (!isAtRest) throw new Error('The page does not come to rest.');
    },
  };
}

/** The content of an answer that breaks off: a client has its headers, and fails while it reads on. */
function breakOff(error: unknown): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(error) });
}

/** Receives the content of an answer. */
type OnAnswer = (headers: Headers, body: string) => void;
