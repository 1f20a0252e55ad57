import { readBody, readRequest } from '../handlers/read-request';
import { respond } from '../handlers/respond';
import { createRouter, type Match } from '../handlers/router';
import { routes } from '../handlers/routes';
import type { HandlerReply, HandlerRequest, Services } from '../handlers/rules/call/handler-context';
import { Refusal } from '../handlers/rules/call/refusal';
import type { WorldFaults } from './faults';
import type { WorldJournal } from './journal';
import type { Lock } from './lock';
import { createIds, createRandom } from './random';
import { redact, redactSearch } from './redact';
import type { FaultRule, WorldClock, WorldOptions, WorldReply, WorldRequest } from './types';

/** How long a call that times out keeps its caller waiting: what browsers and proxies commonly allow. */
const TIME_OUT_MS = 30_000;
/** What a browser says when the network is gone. */
const NO_ANSWER = 'Failed to fetch';
/** Spreads request numbers over all seeds (2^32 divided by the golden ratio). */
const SPREAD = 0x9e3779b1;

const router = createRouter(routes);

/** What answering takes from the world. */
export interface Answering {
  seed: number;
  services: Services;
  clock: WorldClock;
  faults: WorldFaults;
  journal: WorldJournal;
  latency: NonNullable<WorldOptions['latency']>;
  sleep: NonNullable<WorldOptions['sleep']>;
  checkAnswers: boolean;
  /** Held while a handler works. */
  lock: Lock;
  signal: AbortSignal;
}

/** One request on its way through a world. */
interface Passage {
  request: HandlerRequest;
  match: Match;
  fault: FaultRule | undefined;
  /** Drawn per request, so that waiting never moves the chance that ids come from. */
  waitMs: number;
  traceId: string;
}

/** Waits, fails if the fault plan says so, answers, and notes it down. */
export async function answerRequest(world: Answering, raw: WorldRequest, number: number): Promise<WorldReply> {
  const { journal, signal } = world;
  const at = world.clock.now();
  const passage = begin(world, raw, number);
  const note = (reply: HandlerReply) => {
    if (!signal.aborted)
      journal.add(() => ({ id: number, at: new Date(at).toISOString(), ...entryOf(passage, reply) }));
  };
  try {
    if (passage.waitMs > 0) await world.sleep(passage.waitMs, signal);
    signal.throwIfAborted();
    const faulty = await replyOfFault(passage.fault, world);
    const reply = faulty ?? (await world.lock.run(() => replyOfHandler(world, raw, passage)));
    signal.throwIfAborted();
    note(reply);
    return toWorldReply(reply, passage.traceId);
  } catch (error) {
    note({ status: 0 });
    throw error;
  }
}

function begin({ seed, latency, faults }: Answering, raw: WorldRequest, number: number): Passage {
  const request = readRequest(raw);
  const match = router.find(request.method, request.path);
  const random = createRandom((seed ^ Math.imul(number, SPREAD)) >>> 0);
  const [min, max] = typeof latency === 'number' ? [latency, latency] : latency;
  const waited = random.integer(min, max);
  const traceId = createIds(random).uuid();
  const fault = faults.take(callNames(request, match), () => random.integer(1, 100));
  const extra = fault?.kind === 'delay' ? fault.ms : 0;
  return { request, match, fault, waitMs: waited + extra, traceId };
}

function callNames(request: HandlerRequest, match: Match): string[] {
  return [...(match.kind === 'found' ? [callOf(match)] : []), `${request.method} ${request.path}`];
}

function callOf(match: Extract<Match, { kind: 'found' }>): string {
  return `${match.route.method} ${match.route.path}`;
}

async function replyOfFault(fault: FaultRule | undefined, world: Answering): Promise<HandlerReply | undefined> {
  switch (fault?.kind) {
    case 'status':
      return {
        status: fault.status,
        body: { errors: fault.errors ?? [`Simulated failure ${fault.status}`], errorCode: fault.errorCode },
      };
    case 'malformed':
      return { status: 200, body: '{"broken":', headers: { 'content-type': 'application/json' } };
    case 'time-out':
      await world.sleep(TIME_OUT_MS, world.signal);
      throw new TypeError(NO_ANSWER);
    case 'hang':
      return aborted(world.signal);
    case 'offline':
      throw new TypeError(NO_ANSWER);
    default:
      return undefined;
  }
}

async function replyOfHandler(world: Answering, raw: WorldRequest, passage: Passage): Promise<HandlerReply> {
  // The request may have been given up while it waited for the lock.
  world.signal.throwIfAborted();
  try {
    passage.request.body = await readBody(raw);
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
  return respond(world.services, passage.request, passage.match, world.checkAnswers);
}

/** Rejects once the request is given up, by its sender or by a reset. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function entryOf({ request, match, fault, waitMs }: Passage, { status, body }: HandlerReply) {
  const requestBody = request.body instanceof FormData ? formNames(request.body) : request.body;
  return {
    method: request.method,
    path: request.path + redactSearch(request.query),
    call: match.kind === 'found' ? match.route.path : null,
    status,
    ms: waitMs,
    ...(requestBody !== undefined && { requestBody: redact(requestBody) }),
    ...(body !== undefined && { responseBody: redact(body) }),
    ...(fault && { fault: fault.kind }),
  };
}

function formNames(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '[file]']));
}

function toWorldReply({ status, body, cookies = [], headers = {} }: HandlerReply, traceId: string): WorldReply {
  const common = { 'frontegg-trace-id': traceId, 'cache-control': 'private, no-store' };
  if (body === undefined) return { status, headers: { ...common, ...headers }, cookies, body: null };
  const isPlain = headers['content-type'] !== undefined && (typeof body === 'string' || body instanceof Uint8Array);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const content = isPlain ? (body as string | Uint8Array) : JSON.stringify(body);
  return { status, headers: { ...common, ...type, ...headers }, cookies, body: content };
}
