import type { Mail, WorldReply, WorldRequest } from '../core/types';

/** Calls that pages behind mailed links send when they are opened. */
const callsOfPages: Readonly<Record<string, string>> = {
  '/account/login/magic-link': 'POST /identity/resources/auth/v1/passwordless/magiclink/postlogin',
  '/account/unlock': 'POST /identity/resources/users/v3/me/unlock',
  '/account/invitation/accept': 'POST /identity/resources/users/v1/invitation/accept',
  '/account/reset-password': 'POST /identity/resources/users/v1/passwords/reset/validate',
  '/account/activate': 'GET /identity/resources/users/v1/activate/strategy',
};
/** The address has no effect, because the answer is not read. */
const ORIGIN = 'https://scanner.portico.test';

/**
 * Opens the link of a mail in a browser without stored state, before the reader does. Sends the call that the page
 * sends on opening: if it spends a one-time link, the link is invalid for the reader.
 *
 * @returns Status of that call; `null` for a mail without a link, or if the page sends no call on opening.
 */
export async function scanMail(
  answer: (request: WorldRequest) => Promise<WorldReply>,
  { link = '' }: Mail,
): Promise<number | null> {
  const { pathname, searchParams, search } = new URL(link, ORIGIN);
  const call = callsOfPages[pathname];
  if (!call) return null;
  const [method = '', path = ''] = call.split(' ');
  const asks = method === 'GET';
  const reply = await answer({
    method,
    url: ORIGIN + path + (asks ? search : ''),
    headers: { 'content-type': 'application/json', 'user-agent': 'Mail scanner' },
    body: asks ? null : new TextEncoder().encode(JSON.stringify(Object.fromEntries(searchParams))),
  });
  return reply.status;
}
