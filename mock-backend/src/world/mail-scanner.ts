import type { Mail, WorldReply, WorldRequest } from './types';

/** What pages behind mailed links call by themselves as soon as they are opened. */
const callsOfPages: Readonly<Record<string, string>> = {
  '/account/login/magic-link': 'POST /identity/resources/auth/v1/passwordless/magiclink/postlogin',
  '/account/unlock': 'POST /identity/resources/users/v3/me/unlock',
  '/account/invitation/accept': 'POST /identity/resources/users/v1/invitation/accept',
  '/account/reset-password': 'POST /identity/resources/users/v1/passwords/reset/validate',
  '/account/activate': 'GET /identity/resources/users/v1/activate/strategy',
};
/** The answer isn't read, so any address serves. */
const ORIGIN = 'https://scanner.portico.test';

/**
 * Opens the link of a mail in a browser that keeps nothing, before its reader does. Whatever the page calls without
 * being asked is answered: where that spends what works once, the reader finds it spent.
 *
 * @returns Status of that call; `null` for a mail without a link, or with one that does nothing by itself.
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
