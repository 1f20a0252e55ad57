import type { HandlerReply } from '../handlers/rules/call/handler-context';
import type { Passage } from './passage';
import type { WorldOptions, WorldReply } from './types';

/** The message of a browser's network error. */
export const NO_ANSWER = 'Failed to fetch';
/** Delay between the pieces of a streamed answer, in a world that has a latency. */
const PIECE_MS = 40;

type Sleep = NonNullable<WorldOptions['sleep']>;

/** How an answer arrives, if not in one piece: streamed by its handler, cut by a fault, or both. */
export function streamOf(reply: HandlerReply, passage: Passage, sleep: Sleep): Pick<WorldReply, 'stream'> {
  const isCut = passage.fault?.kind === 'cut';
  if (!isCut && !reply.pieces) return {};
  const pieces = reply.pieces ?? halves(reply);
  const sent = isCut ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  const everyMs = passage.waitMs > 0 ? PIECE_MS : 0;
  return {
    async *stream(signal) {
      for (const piece of sent) {
        yield piece;
        if (everyMs > 0) await sleep(everyMs, signal);
        signal?.throwIfAborted();
      }
      if (isCut) throw new TypeError(NO_ANSWER);
    },
  };
}

function halves({ body, text }: HandlerReply): string[] {
  const whole = text ?? (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
  const middle = Math.ceil(whole.length / 2);
  return [whole.slice(0, middle), whole.slice(middle)];
}
