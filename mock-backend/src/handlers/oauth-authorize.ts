import { errorCodes } from '@portico/sdk/contract';
import type { Rows } from '../db/tables';
import { route } from './route';
import { type Context, isOver, isoAfter, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { refuseWithPage, sendTo } from './rules/call/pages';
import {
  type AuthorizationRequest,
  answerAddress,
  readAuthorizationRequest,
  refuseAuthorization,
} from './rules/hosted-login/authorization-request';
import { admitTo, findHostedSession, type HostedSession } from './rules/hosted-login/hosted-session';
import { clearedRefreshCookie } from './rules/sessions/open-session';
import { touchSession } from './rules/sessions/session-policy';

/** How long a code waits to be traded: 1 minute. */
const CODE_SECONDS = 60;
/** How long a request waits for its user to sign in: 1 hour. */
const INTERACTION_SECONDS = 3_600;
/** Path of the hosted login page (sign-in spec §2, `loginUrl`). */
const LOGIN_PAGE = '/account/login';
/** Path of the hosted portal. */
const PORTAL_PAGE = '/account/portal';
/** What the login page may want to know of the request. */
const LOGIN_PARAMETERS = ['organization', 'tenantId', 'login_hint', 'login_direct_action', 'invitationToken'];

type WaitingRequest = Rows['authorizationRequests'];

async function authorize(context: HandlerContext<never>): Promise<HandlerReply> {
  const interactionId = context.request.query.get('interaction');
  if (interactionId !== null) return continueAuthorization(context, interactionId);

  const { query } = context.request;
  const request = readAuthorizationRequest(context, query);
  const hosted = findHostedSession(context);
  const isSilent = request.prompts.includes('none');
  if (!hosted || needsNewSignIn(context, request, hosted)) {
    if (isSilent) refuseAuthorization(context, request, 'login_required', 'No user is signed in.');
    return askToSignIn(context, wait(context, query, hosted));
  }
  if (await isOtherUser(context, request, hosted)) {
    if (isSilent) refuseAuthorization(context, request, 'login_required', 'Another user is signed in.');
    return askToSignIn(context, wait(context, query, hosted));
  }
  if (!request.acrValues.every((acr) => acr === hosted.session.acr)) {
    if (isSilent) refuseAuthorization(context, request, 'interaction_required', 'A second factor is needed.');
    return askToSignIn(context, wait(context, query, hosted));
  }
  return giveCode(context, request, hosted);
}

/** After the sign-in: the user who has just signed in is accepted, or the page would ask for a sign-in forever. */
function continueAuthorization(context: Context, interactionId: string): HandlerReply {
  const waiting = context.db.authorizationRequests.find(interactionId);
  if (!waiting || isOver(context, waiting.expiresAt)) {
    const message = 'This sign-in has waited too long. Go back to the application and start again.';
    return refuseWithPage(context, 400, errorCodes.invalidRequest, message);
  }
  const hosted = findHostedSession(context);
  if (!hosted || hosted.session.id === waiting.staleSessionId) return askToSignIn(context, waiting);
  const request = readAuthorizationRequest(context, new URLSearchParams(waiting.parameters));
  // The user has gone back in the browser: the application can start the sign-in again.
  if (waiting.answeredAt) refuseAuthorization(context, request, 'access_denied', 'This sign-in was used already.');
  context.db.authorizationRequests.update(waiting.id, { answeredAt: isoAfter(context, 0) });
  return giveCode(context, request, hosted);
}

function needsNewSignIn(context: Context, request: AuthorizationRequest, { session }: HostedSession): boolean {
  const asked = request.prompts.includes('login') || request.prompts.includes('select_account');
  const ageMs = context.clock.now() - Date.parse(session.createdAt);
  return asked || (request.maxAge !== undefined && ageMs > request.maxAge * 1000);
}

async function isOtherUser(context: Context, request: AuthorizationRequest, hosted: HostedSession) {
  if (request.idTokenHint === undefined) return false;
  const hint = await context.tokens.read(request.idTokenHint);
  return hint?.sub !== hosted.user.id;
}

function wait(context: Context, query: URLSearchParams, hosted: HostedSession | undefined): WaitingRequest {
  return context.db.authorizationRequests.insert({
    id: context.ids.token(),
    parameters: Object.fromEntries(query),
    staleSessionId: hosted?.session.id ?? null,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, INTERACTION_SECONDS),
    answeredAt: null,
  });
}

/** To the login page, and from there back to the waiting request. A session that is not good enough would not show it. */
function askToSignIn(context: Context, { id, parameters, staleSessionId }: WaitingRequest): HandlerReply {
  const passedOn = LOGIN_PARAMETERS.flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  const query = new URLSearchParams([['redirectUrl', `/oauth/authorize?interaction=${id}`], ...passedOn]);
  const cleared = staleSessionId === null ? [] : [clearedRefreshCookie(vendorOf(context).clientId)];
  return sendTo(context, `${LOGIN_PAGE}?${query}`, cleared);
}

function giveCode(context: Context, request: AuthorizationRequest, hosted: HostedSession): HandlerReply {
  const member = admitTo(context, hosted, wantedTenant(context, request));
  if (!member) return refuseAuthorization(context, request, 'access_denied', 'This account is not open to the user.');
  touchSession(context, hosted.session);
  const { code } = context.db.authorizationCodes.insert({
    id: context.ids.uuid(),
    code: context.ids.token(),
    clientId: request.clientId,
    redirectUri: request.redirectUri,
    codeChallenge: request.codeChallenge,
    nonce: request.nonce,
    scope: request.scope,
    sessionId: hosted.session.id,
    tenantId: member.membership.tenantId,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, CODE_SECONDS),
    usedAt: null,
  });
  return sendTo(context, answerAddress(context, request, { code }));
}

/** An alias of no tenant refuses the sign-in. */
function wantedTenant(context: Context, { tenantId, organization }: AuthorizationRequest): string | undefined {
  if (tenantId !== undefined || organization === undefined) return tenantId;
  return context.db.tenants.findBy('alias', organization)?.id ?? organization;
}

function openPortal(context: HandlerContext<never>): HandlerReply {
  return sendTo(context, PORTAL_PAGE);
}

/** Addresses of the authorization server that a browser opens (sign-in spec §7 "OAuth", portal spec §2). */
export const oauthPageRoutes = [route('GET /oauth/authorize', authorize), route('GET /oauth/portal', openPortal)];
