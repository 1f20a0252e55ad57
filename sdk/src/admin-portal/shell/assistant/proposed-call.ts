import type { AssistantMessage } from '../../../contract';
import type { Call } from '../../../core/http-client';
import type { PortalPage } from '../../pages/page-list';

/** A message that requests a call. */
export type CallMessage = AssistantMessage & { tool_call_id: string; url: string };

/** Whether a message requests a call of the page. */
export function isCall(message: AssistantMessage): message is CallMessage {
  return message.role === 'tool' && message.tool_call_id !== undefined && message.url !== undefined;
}

/** What has become of a requested call: `open` until the user decides, `skipped` if they wrote something else. */
export type CallState = 'open' | 'done' | 'declined' | 'refused' | 'skipped';

/** Finds out what has become of a call. */
export function callState(messages: readonly AssistantMessage[], call: CallMessage): CallState {
  const later = messages.slice(messages.indexOf(call) + 1);
  const outcome = later.find((message) => message.role === 'tool' && message.tool_call_id === call.tool_call_id);
  if (!outcome) return later.length > 0 ? 'skipped' : 'open';
  const status = Number(outcome.content);
  if (status === 0) return 'declined';
  return status < 300 ? 'done' : 'refused';
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Call['method'][];
const isMethod = (method: string): method is Call['method'] => methods.includes(method);

/** Stands for the service: an address that leads elsewhere has another origin. */
const SERVICE = 'https://service.invalid';

/**
 * Parts of the paths whose answers hold a secret or a token. The assistant gets the answer of its call, so the page makes
 * none of these. Deleting is possible: it answers nothing.
 */
const SECRET_PATHS: ReadonlySet<string> = new Set([
  'access-tokens',
  'api-tokens',
  'auth',
  'impersonation',
  'invites',
  'mfa',
  'oauth',
  'passkeys',
  'passwords',
  'scim2',
  'token',
  'webauthn',
  'webhook',
]);

/**
 * The call that a message requests; `undefined` if the page must not make it. The user's access token is sent with it,
 * so it must stay at the service whatever the assistant was made to say.
 */
export function proposedCall({ url, method = 'GET', body }: CallMessage): Call | undefined {
  if (!/^\/[\w-]/.test(url) || !URL.canParse(url, SERVICE) || !isMethod(method)) return undefined;
  const { origin, pathname, search } = new URL(url, SERVICE);
  if (origin !== SERVICE || !url.startsWith(pathname)) return undefined;
  if (method !== 'DELETE' && answersWithSecret(pathname)) return undefined;
  return { method, path: pathname + search, ...(body && { body }) };
}

/** Whether the answer of a path may hold a secret. The service decodes a path, so an encoded one counts decoded. */
function answersWithSecret(pathname: string): boolean {
  try {
    const parts = decodeURIComponent(pathname).toLowerCase().split('/');
    return parts.some((part) => SECRET_PATHS.has(part));
  } catch {
    // An escape that can't be decoded is no path of the service.
    return true;
  }
}

const pagesByPath: readonly [RegExp, PortalPage][] = [
  [/\/groups\//, 'groups'],
  [/\/(roles|permissions)\//, 'roles'],
  [/\/api-tokens\//, 'apiTokens'],
  [/^\/(identity\/resources\/users|team\/resources\/members)\//, 'users'],
];

/** The page that shows what a call has changed. */
export function pageOfCall({ url }: CallMessage): PortalPage | undefined {
  return pagesByPath.find(([path]) => path.test(`${url}/`))?.[1];
}
