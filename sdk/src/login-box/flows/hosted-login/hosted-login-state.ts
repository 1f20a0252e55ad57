import type { HostedAnswer } from '../../../session/hosted-login';

/** What the login box shows with hosted login: the way to the service's own page, and the way back. */
export type HostedLoginState =
  /** On the way to the service. */
  | { step: 'hostedLoginRedirect' }
  /** Back again: the code is being traded; more than once, if the service is out of order. */
  | { step: 'hostedLoginCallback'; answer?: HostedAnswer }
  | { step: 'hostedLoginFailed'; reason: HostedLoginFailure };

/**
 * Why nobody is signed in: said no to, failed at the service, an incomplete address, an answer that this browser has not
 * asked for or has used, or a code that the service refuses.
 */
export type HostedLoginFailure = 'denied' | 'failed' | 'incomplete' | 'unknown' | 'refused';

export type HostedLoginStep = HostedLoginState['step'];
export type HostedLoginStateOf<S extends HostedLoginStep> = Extract<HostedLoginState, { step: S }>;
