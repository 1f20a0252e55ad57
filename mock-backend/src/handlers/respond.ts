import { errorCodes } from '@portico/sdk/contract';
import type { ZodType } from 'zod';
import { authenticate } from './authenticate';
import type { Route } from './route';
import type { Match } from './router';
import type { Caller, HandlerContext, HandlerReply, HandlerRequest, Services } from './rules/call/handler-context';
import { failure, Refusal } from './rules/call/refusal';
import { prepareRecord } from './rules/events/call-records';
import { requirePermission } from './rules/team/permissions';

/** Runs the handler of a request and answers with its reply, a refusal or an error. */
export async function respond(
  services: Services,
  request: HandlerRequest,
  match: Match,
  checkAnswers = true,
): Promise<HandlerReply> {
  if (match.kind === 'unknown') {
    return failure(404, errorCodes.unknownCall, `There is no call ${request.method} ${request.path}.`);
  }
  if (match.kind === 'wrong-method') {
    const refusal = failure(405, errorCodes.unknownCall, `${request.path} does not take ${request.method}.`);
    return { ...refusal, headers: { allow: match.allowed.join(', ') } };
  }
  try {
    const context = createContext(services, request, match.params);
    if (match.route.permission) requirePermission(await context.caller(), match.route.permission);
    const record = match.route.record && (await prepareRecord(match.route.record, context));
    const reply = await match.route.handler(context);
    record?.(reply);
    return checkAnswers ? checked(match.route, reply) : reply;
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    const detail = error instanceof Error ? error.message : String(error);
    return failure(500, errorCodes.generic, `The mock failed at ${match.route.method} ${match.route.path}: ${detail}`);
  }
}

function createContext(services: Services, request: HandlerRequest, params: Record<string, string>): HandlerContext {
  // The permission, the audit log and the handler ask who calls; the answer is worked out once a request.
  let caller: Promise<Caller> | undefined;
  return {
    ...services,
    request,
    params,
    read: <T>(schema: ZodType<T>) => readBody(schema, request.body),
    caller: () => {
      caller ??= authenticate(services, request);
      return caller;
    },
    reply: createReply,
    fail: failure,
  };
}

function createReply(...[status, body, more]: Parameters<HandlerContext['reply']>): HandlerReply {
  return { status, body, ...more };
}

function readBody<T>(schema: ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new Refusal({ status: 400, body: { errors, errorCode: errorCodes.invalidRequest } });
}

/** The last answer of each route that fitted the contract. Most calls answer the same again, which needs no new check. */
const fitting = new WeakMap<Route, string>();

/** A mock that drifts from the contract is worse than one that fails, so a wrong answer is never sent. */
function checked(route: Route, reply: HandlerReply): HandlerReply {
  if (!route.answer || reply.status >= 300) return reply;
  const last = fitting.get(route);
  const text = jsonOf(reply.body);
  // The same string, not an equal one: the journal holds it, and the garbage collector pays for each.
  if (last !== undefined && text === last) return { ...reply, text: last };
  checkBody(route.answer, reply.body);
  if (text === undefined) return reply;
  fitting.set(route, text);
  return { ...reply, text };
}

/** `undefined` for a body that isn't sent as JSON. */
function jsonOf(body: unknown): string | undefined {
  return body === undefined || body instanceof Uint8Array ? undefined : JSON.stringify(body);
}

/** @throws {Error} that says where the body breaks the contract. */
function checkBody(schema: ZodType, body: unknown): void {
  const parsed = schema.safeParse(body);
  if (parsed.success) return;
  const issue = parsed.error.issues[0];
  throw new Error(`the answer breaks the contract at "${issue?.path.join('.')}": ${issue?.message}`);
}
