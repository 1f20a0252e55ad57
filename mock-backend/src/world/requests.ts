import { createIds, createRandom } from '../core/random';
import type { FaultRule, WorldClock, WorldOptions, WorldReply, WorldRequest } from '../core/types';
import { readBody, readRequest } from '../handlers/read-request';
import { respond } from '../handlers/respond';
import type { Match } from '../handlers/router';
import type { HandlerReply, HandlerRequest, Services } from '../handlers/rules/call/handler-context';
import { Refusal } from '../handlers/rules/call/refusal';
import { serviceRouter } from '../handlers/service-router';
import { stepUpChallenge } from '../handlers/step-up-challenge';
import type { Cancellation } from './cancellation';
import type { WorldFaults } from './faults';
import type { WorldJournal } from './journal';
import { createEntry, type JournalAnswer, NO_CONTENT } from './journal-entry';
import type { Lock } from './lock';
import type { Passage } from './passage';
import { NO_ANSWER, streamOf } from './stream-of';

/** Delay of a call that times out: the usual limit of browsers and proxies. */
const TIME_OUT_MS = 30_000;
/** The page that a proxy redirects to when its own session has ended. It answers without CORS headers. */
const LOGIN_PAGE = '/account/login';
/** The page that a proxy or the sign-in of a public network answers in place of the service. */
const FOREIGN_PAGE = '<!doctype html><title>Sign in</title><h1>Sign in to continue</h1>';
/** Spreads request numbers over all seeds (2^32 divided by the golden ratio). */
const SPREAD = 0x9e3779b1;

/** The parts of the world that answer a request. */
export interface Answering {
  seed: number;
  services: Services;
  clock: WorldClock;
  faults: WorldFaults;
  journal: WorldJournal;
  latency: NonNullable<WorldOptions['latency']>;
  sleep: NonNullable<WorldOptions['sleep']>;
  checkAnswers: boolean;
  /** Held while a handler runs. */
  lock: Lock;
  cancellation: Cancellation;
}

/** Waits, applies faults, answers, and writes the journal entry. */
export async function answerRequest(world: Answering, raw: WorldRequest, number: number): Promise<WorldReply> {
  const { cancellation } = world;
  const at = world.clock.now();
  const passage = begin(world, raw, number);
  const note = (status: number, answer: JournalAnswer) => {
    if (!cancellation.isCancelled) world.journal.add(createEntry({ id: number, at, status }, passage, answer));
  };
  try {
    if (passage.waitMs > 0) await world.sleep(passage.waitMs, cancellation.signal);
    cancellation.throwIfCancelled();
    const faulty = passage.fault && (await replyOfFault(passage.fault, world, passage.request));
    const reply = faulty ?? (await world.lock.run(() => replyOfHandler(world, raw, passage)));
    cancellation.throwIfCancelled();
    const answer = { ...toWorldReply(reply, passage.traceId), ...streamOf(reply, passage, world.sleep) };
    note(reply.status, { content: answer.body, isJson: !isSentAsItIs(reply.body, reply.headers) });
    return answer;
  } catch (error) {
    note(0, NO_CONTENT);
    throw error;
  }
}

function begin({ seed, latency, faults }: Answering, raw: WorldRequest, number: number): Passage {
  const request = readRequest(raw);
  const match = serviceRouter.find(request.method, request.path);
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

async function replyOfFault(
  fault: FaultRule,
  world: Answering,
  request: HandlerRequest,
): Promise<HandlerReply | undefined> {
  switch (fault.kind) {
    case 'status':
      return {
        status: fault.status,
        body: { errors: fault.errors ?? [`Simulated failure ${fault.status}`], errorCode: fault.errorCode },
      };
    case 'malformed':
      return { status: 200, body: '{"broken":', headers: { 'content-type': 'application/json' } };
    case 'redirect':
      return { status: 302, headers: { location: LOGIN_PAGE } };
    case 'step-up':
      return world.lock.run(() => stepUpChallenge(world.services, request, fault.maxAge));
    case 'html':
      return { status: 200, body: FOREIGN_PAGE, headers: { 'content-type': 'text/html; charset=utf-8' } };
    case 'time-out':
      await world.sleep(TIME_OUT_MS, world.cancellation.signal);
      throw new TypeError(NO_ANSWER);
    case 'hang':
      return aborted(world.cancellation.signal);
    case 'offline':
      throw new TypeError(NO_ANSWER);
    default:
      return undefined;
  }
}

async function replyOfHandler(world: Answering, raw: WorldRequest, passage: Passage): Promise<HandlerReply> {
  // The request may have been aborted while it waited for the lock.
  world.cancellation.throwIfCancelled();
  try {
    passage.request.body = await readBody(raw);
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
  return respond(world.services, passage.request, passage.match, world.checkAnswers);
}

/** Rejects once the request is aborted, by its sender or by a reset. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The content of an answer in the form that adapters send. */
function toWorldReply({ status, body, text, cookies = [], headers = {} }: HandlerReply, traceId: string): WorldReply {
  const common = { 'frontegg-trace-id': traceId, 'cache-control': 'private, no-store' };
  if (body === undefined) return { status, headers: { ...common, ...headers }, cookies, body: null };
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const content = isSentAsItIs(body, headers) ? body : (text ?? JSON.stringify(body));
  return { status, headers: { ...common, ...type, ...headers }, cookies, body: content };
}

function isSentAsItIs(body: unknown, headers: HandlerReply['headers']): body is string | Uint8Array {
  return headers?.['content-type'] !== undefined && (typeof body === 'string' || body instanceof Uint8Array);
}
