import type { FrameMessage, FrameReply } from '../protocol/messages';

/** Sends requests through the port and resolves with their answers. */
export interface PortTransport {
  /** @throws {TypeError} without an answer, as `fetch` does. */
  transport(request: Request): Promise<Response>;
  /** Receives the answer to one request; drops it if the request is no longer pending. */
  settle(id: number, reply: FrameReply): void;
  /** Resolves when a pending request is answered or aborted; `null` if none is pending. */
  nextAnswer(): Promise<void> | null;
  /** Aborts every pending request. */
  abortAll(): void;
}

/** Statuses whose answer must not have a body. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * A transport over a message port; `onAnswer` receives the data of every answer, so that the inspector recognises it.
 */
export function createPortTransport(
  send: (message: FrameMessage, transfer?: Transferable[]) => void,
  onAnswer: (value: unknown) => void,
): PortTransport {
  const waiting = new Map<number, { resolve(reply: Response): void; reject(reason: unknown): void }>();
  const listeners = new Set<() => void>();
  let last = 0;

  function end(id: number): void {
    waiting.delete(id);
    for (const listener of listeners) listener();
    listeners.clear();
  }

  function drop(id: number, reason: unknown): void {
    const request = waiting.get(id);
    if (!request) return;
    end(id);
    send({ type: 'abort', id });
    request.reject(reason);
  }

  return {
    async transport(request) {
      request.signal.throwIfAborted();
      const body = mayHaveBody(request) ? await bodyOf(request) : null;
      request.signal.throwIfAborted();
      const id = ++last;
      return new Promise<Response>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        request.signal.addEventListener('abort', () => drop(id, request.signal.reason), { once: true });
        const { method, url } = request;
        const headers = Object.fromEntries(request.headers);
        send({ type: 'request', id, method, url, headers, body }, body ? [body] : []);
      });
    },
    settle(id, reply) {
      const request = waiting.get(id);
      if (!request) return;
      end(id);
      if (reply.kind === 'failed') return request.reject(new TypeError('Failed to fetch'));
      onAnswer({ headers: reply.headers });
      readJson(reply, onAnswer);
      const { status, headers, body } = reply;
      request.resolve(new Response(bodiless.has(status) ? null : body, { status, headers }));
    },
    nextAnswer: () => (waiting.size === 0 ? null : new Promise((resolve) => listeners.add(resolve))),
    abortAll() {
      for (const id of [...waiting.keys()]) drop(id, new DOMException('The screen was left', 'AbortError'));
    },
  };
}

const mayHaveBody = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

/** Returns the body, or `null` without one. Firefox has no `Request.body`, so only its length tells whether there is one. */
async function bodyOf(request: Request): Promise<ArrayBuffer | null> {
  const body = await request.arrayBuffer();
  return body.byteLength > 0 ? body : null;
}

function readJson(reply: Extract<FrameReply, { kind: 'answer' }>, onValue: (value: unknown) => void): void {
  if (!reply.body || !reply.headers['content-type']?.includes('json')) return;
  try {
    onValue(JSON.parse(new TextDecoder().decode(reply.body)));
  } catch {
    // A malformed answer is a state worth previewing; it has no data to recognise.
  }
}
