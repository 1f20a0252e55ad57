import type { SecretKind } from './secrets';

/** Where a secret can be found. */
export type Surface =
  | 'console'
  | 'local storage'
  | 'session storage'
  | 'cookie'
  | 'database'
  | 'address'
  | 'referrer'
  | 'download'
  | 'clipboard';

interface Allowed {
  kind: SecretKind;
  surface: Surface;
  /** The key of the entry, the path of the address or the name of the file. */
  at: RegExp;
  /** The part of the specification or of the contract that asks for it. */
  section: string;
}

/** Every place where a secret may be. */
const allowed: readonly Allowed[] = [
  {
    kind: 'verifier',
    surface: 'local storage',
    at: /^(HOSTED_LOGIN_VERIFIER_KEY|portico-social-logins)$/,
    section: 'sign-in spec §4, contract headers-and-storage §7: the verifier of a sign-in that left for another site',
  },
  {
    kind: 'authorization code',
    surface: 'address',
    at: /\/(oauth\/callback|account\/(social\/success|oidc\/callback|saml\/callback))$/,
    section: 'contract headers-and-storage §9: the address that another site redirects to, until the code is used',
  },
  {
    kind: 'authorization code',
    surface: 'address',
    at: /^\/$/,
    section:
      'portal spec §9, the hash form: other sites redirect to an address without a route; no history may keep it',
  },
  {
    kind: 'token',
    surface: 'address',
    at: /\/account\/impersonate$/,
    section: 'contract sdk-surface, auth.impersonateState: the link with `actorToken`; no history may keep it',
  },
  {
    kind: 'authorization code',
    surface: 'address',
    at: /\/account\/portal\/webhooks$/,
    section: 'portal spec §7, Connectivity: the page that Slack redirects to with its code; no history may keep it',
  },
  {
    kind: 'password',
    surface: 'download',
    at: /^portico-world\.json$/,
    section:
      'README of the mock backend: the passwords of the invented users of a world, who can sign in after it is opened again',
  },
];

/** Whether the specification puts this kind of secret there. */
export function isAllowed(kind: SecretKind, surface: Surface, at: string): boolean {
  return allowed.some((one) => one.kind === kind && one.surface === surface && one.at.test(at));
}
