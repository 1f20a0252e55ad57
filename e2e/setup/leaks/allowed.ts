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
];

/** Whether the specification puts this kind of secret there. */
export function isAllowed(kind: SecretKind, surface: Surface, at: string): boolean {
  return allowed.some((one) => one.kind === kind && one.surface === surface && one.at.test(at));
}
