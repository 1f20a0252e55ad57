import type { Connection } from '@portico/mock-backend';
import type { FrameMessage, FrameReply, StudioMessage } from '../protocol/messages';

type FrameRequest = Extract<FrameMessage, { type: 'request' }>;

/** Connects the requests of a frame to a world. */
export interface FrameAnswers {
  /** Sends requests to this connection from now on; aborts pending requests. */
  connect(connection: Connection | null): void;
  take(request: FrameRequest): Promise<void>;
  abort(id: number): void;
}

/** Creates the answering side of one frame. */
export function createFrameAnswers(post: (message: StudioMessage, transfer: Transferable[]) => void): FrameAnswers {
  const pending = new Map<number, AbortController>();
  let connection: Connection | null = null;

  return {
    connect(next) {
      for (const controller of pending.values()) controller.abort();
      pending.clear();
      connection = next;
    },
    async take(request) {
      const controller = new AbortController();
      pending.set(request.id, controller);
      const reply = await replyTo(request, controller.signal, connection);
      // The next page of the frame reuses the numbers: drops a late answer to the page before.
      if (pending.get(request.id) !== controller) return;
      pending.delete(request.id);
      const body = reply.kind === 'answer' ? reply.body : null;
      post({ type: 'answer', id: request.id, reply }, body ? [body] : []);
    },
    abort(id) {
      pending.get(id)?.abort();
      pending.delete(id);
    },
  };
}

async function replyTo(
  { method, url, headers, body }: FrameRequest,
  signal: AbortSignal,
  connection: Connection | null,
): Promise<FrameReply> {
  if (!connection) return { kind: 'failed' };
  try {
    const response = await connection.transport(new Request(url, { method, headers, body, signal }));
    const answer = await response.arrayBuffer();
    return {
      kind: 'answer',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: answer.byteLength > 0 ? answer : null,
    };
  } catch {
    return { kind: 'failed' };
  }
}
