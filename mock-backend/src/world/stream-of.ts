import type { WorldOptions, WorldReply } from '../core/types';
import type { HandlerReply } from '../handlers/rules/call/handler-context';
import type { Passage } from './passage';

/** The message of a browser's network error. */
export const NO_ANSWER = 'Failed to fetch';
/** Delay between the chunks of a streamed answer, in a world that has a latency. */
const CHUNK_MS = 40;

type Sleep = NonNullable<WorldOptions['sleep']>;

/** How an answer arrives, if not whole: streamed by its handler, cut by a fault, or both. */
export function streamOf(reply: HandlerReply, passage: Passage, sleep: Sleep): Pick<WorldReply, 'stream'> {
  const isCut = passage.fault?.kind === 'cut';
  if (!isCut && !reply.chunks) return {};
  const chunks = reply.chunks ?? halves(reply);
  const sent = isCut ? chunks.slice(0, Math.ceil(chunks.length / 2)) : chunks;
  const everyMs = passage.waitMs > 0 ? CHUNK_MS : 0;
  return {
    async *stream(signal) {
      for (const chunk of sent) {
        yield chunk;
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
