import type { BrowserContext, Frame, Request } from '@playwright/test';

/** Longer than the longest task of a page's script: Chromium delivers announcements at the end of a task. */
const ANNOUNCEMENT_TIMEOUT_MS = 2_000;

/** What a page reports through its binding. */
type Announcement =
  | { kind: 'document' }
  | { kind: 'request'; id: number; method: string; url: string }
  | { kind: 'settled'; id: number };

/** A request that a page has started. */
interface StartedRequest {
  id: number;
  method: string;
  url: string;
  /** Answers the request; set once its route has been called. */
  enter?: () => void;
}

/** A request whose route was called before the page announced the request. */
interface EarlyRequest {
  request: Request;
  enter: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The requests of one frame that are not answered yet. */
interface FrameRequests {
  /** In the order in which the page started them. */
  started: StartedRequest[];
  early: EarlyRequest[];
}

/** The order in which pages start their requests. */
export interface RequestOrder {
  /** Calls back when every request that the page started before this one has arrived or failed. */
  arrive(request: Request, enter: () => void): void;
}

/**
 * Learns in which order pages start their requests. They don't arrive in that order: one that needs a preflight is overtaken
 * by a later one that needs none, and how often depends on the machine's load.
 */
export async function watchRequestOrder(context: BrowserContext, baseUrl: string): Promise<RequestOrder> {
  const frames = new Map<Frame, FrameRequests>();
  const binding = `porticoRequestOrder${crypto.randomUUID().replaceAll('-', '')}`;
  await context.exposeBinding(binding, ({ frame }, announcement: Announcement) => note(frame, announcement));
  await context.addInitScript(announceRequests, { binding, baseUrl });

  function note(frame: Frame, announcement: Announcement): void {
    const { started, early } = frames.get(frame) ?? { started: [], early: [] };
    if (announcement.kind === 'request') {
      const place = early.findIndex(({ request }) => isSame(request, announcement));
      const [arrived] = place < 0 ? [] : early.splice(place, 1);
      clearTimeout(arrived?.timer);
      started.push({ ...announcement, ...(arrived && { enter: arrived.enter }) });
    }
    const isOver = (request: StartedRequest) =>
      // The requests of the frame's previous document have failed, but its scripts can't announce that any more.
      announcement.kind === 'document' || (announcement.kind === 'settled' && request.id === announcement.id);
    for (const request of started.filter(isOver)) request.enter?.();
    frames.set(frame, { started: letIn(started.filter((request) => !isOver(request))), early });
  }

  function arrive(request: Request, enter: () => void): void {
    const frame = request.frame();
    const requests = frames.get(frame);
    if (!requests) {
      enter();
      return;
    }
    const announced = requests.started.find((one) => !one.enter && isSame(request, one));
    if (!announced) {
      // A worker's request is never announced.
      const timer = setTimeout(() => giveUp(requests, request), ANNOUNCEMENT_TIMEOUT_MS);
      requests.early.push({ request, enter, timer });
      return;
    }
    announced.enter = enter;
    requests.started = letIn(requests.started);
  }

  function giveUp({ early }: FrameRequests, request: Request): void {
    const [late] = early.splice(
      early.findIndex((one) => one.request === request),
      1,
    );
    late?.enter();
  }

  return {
    arrive: (request, enter) => {
      // A navigation or an image is no call of a script, so no page announces it.
      if (request.resourceType() === 'fetch' && request.method() !== 'OPTIONS') arrive(request, enter);
      else enter();
    },
  };
}

function isSame(request: Request, { method, url }: { method: string; url: string }): boolean {
  return request.method() === method && request.url() === url;
}

/** Answers the requests whose routes have been called, up to the first whose route has not; returns the others. */
function letIn(started: readonly StartedRequest[]): StartedRequest[] {
  const missing = started.findIndex((request) => !request.enter);
  const ready = missing < 0 ? started : started.slice(0, missing);
  for (const request of ready) request.enter?.();
  return started.slice(ready.length);
}

/** Runs in the page, before its scripts. */
function announceRequests({ binding, baseUrl }: { binding: string; baseUrl: string }): void {
  const call = Reflect.get(window, binding) as (announcement: Announcement) => Promise<void>;
  const announce = (announcement: Announcement) => void call(announcement).catch(() => {});
  const { fetch } = window;
  let count = 0;
  announce({ kind: 'document' });

  function settle<Outcome>(id: number, outcome: Outcome): Outcome {
    announce({ kind: 'settled', id });
    return outcome;
  }

  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), document.baseURI);
    url.hash = '';
    const answer = fetch.call(window, input, init);
    if (!url.href.startsWith(baseUrl)) return answer;
    count += 1;
    const id = count;
    announce({ kind: 'request', id, method: (init?.method ?? request?.method ?? 'GET').toUpperCase(), url: url.href });
    return answer.then(
      (response) => settle(id, response),
      (error: unknown) => Promise.reject(settle(id, error)),
    );
  };
}
