import type { FaultKind, FaultRule } from '@portico/mock-backend';

/** Calls that are most often given a fault, by what they do. */
export const knownCalls: readonly { call: string; title: string }[] = [
  { call: '*', title: 'Every call' },
  { call: 'POST /identity/resources/auth/v2/user/sso/prelogin', title: 'How an email signs in' },
  { call: 'POST /identity/resources/auth/v1/user', title: 'Sign in with a password' },
  {
    call: 'POST /identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify',
    title: 'Check an authenticator code',
  },
  { call: 'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}', title: 'Send a text message' },
  { call: 'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify', title: 'Check a text message code' },
  { call: 'POST /identity/resources/auth/v1/user/mfa/recover', title: 'Check a recovery code' },
  { call: 'POST /identity/resources/auth/v1/user/token/refresh', title: 'Renew the session' },
  { call: 'POST /identity/resources/auth/v1/logout', title: 'Sign out' },
  { call: 'POST /identity/resources/users/v2/passwords/reset/email', title: 'Send a reset link' },
  { call: 'POST /identity/resources/users/v1/passwords/reset/verify', title: 'Set a new password' },
  { call: 'GET /identity/resources/users/v2/me', title: 'Load the own profile' },
  { call: 'PUT /identity/resources/users/v2/me', title: 'Save the own profile' },
  { call: 'GET /team/resources/members/v1', title: 'List users' },
  { call: 'POST /identity/resources/users/v2', title: 'Invite a user' },
];

/** The calls to choose from: the known ones, then those that this world has received. */
export function callsToChoose(asked: readonly string[]): { call: string; title: string }[] {
  const known = new Set(knownCalls.map(({ call }) => call));
  const others = [...new Set(asked)].filter((call) => !known.has(call)).sort();
  return [...knownCalls, ...others.map((call) => ({ call, title: call }))];
}

/** The kinds of faults, as texts. */
export const faultTitles: { readonly [K in FaultKind['kind']]: string } = {
  status: 'Answers with an error',
  malformed: 'Answers nonsense',
  redirect: 'Redirects to a login page',
  html: 'Answers with a web page',
  'step-up': 'Needs a second factor',
  delay: 'Answers late',
  'time-out': 'Times out',
  hang: 'Never answers',
  offline: 'Is offline',
  cut: 'Breaks off halfway',
};

/** A whole number that the form asks for. */
export interface FaultDetail {
  /** The value of the form that holds it. */
  name: 'status' | 'ms' | 'maxAge';
  label: string;
  least: number;
  most: number;
}

/** What the form asks for each kind of fault. */
export const faultDetails: { readonly [K in FaultKind['kind']]?: FaultDetail } = {
  status: { name: 'status', label: 'Status', least: 400, most: 599 },
  delay: { name: 'ms', label: 'Milliseconds', least: 1, most: 60_000 },
  'step-up': { name: 'maxAge', label: 'Max age (seconds)', least: 0, most: 86_400 },
};

/** The values of the fault form, as typed. */
export interface FaultForm {
  call: string;
  kind: FaultKind['kind'];
  status: number;
  ms: number;
  /** How old the second factor of a call may be, in seconds. */
  maxAge: number;
  /** 0 means always. */
  times: number;
}

/** The fault rule of a form. */
export function ruleOf({ call, kind, status, ms, maxAge, times }: FaultForm): FaultRule {
  const common = { call, ...(times > 0 && { times }) };
  if (kind === 'status') return { ...common, kind, status };
  if (kind === 'delay') return { ...common, kind, ms };
  if (kind === 'step-up') return { ...common, kind, maxAge };
  return { ...common, kind };
}

/** A rule in one line: `Sign in with a password: answers with an error 500, once`. */
export function describeRule(rule: FaultRule): string {
  const title = knownCalls.find(({ call }) => call === rule.call)?.title ?? rule.call;
  const times = rule.times === undefined ? '' : rule.times === 1 ? ', once' : `, ${rule.times} times`;
  return `${title}: ${faultTitles[rule.kind].toLowerCase()}${detailOf(rule)}${times}`;
}

function detailOf(rule: FaultRule): string {
  if (rule.kind === 'status') return ` ${rule.status}`;
  if (rule.kind === 'delay') return ` by ${rule.ms} ms`;
  if (rule.kind === 'step-up' && rule.maxAge !== undefined) return `, at most ${rule.maxAge} s old`;
  return '';
}
