import type { HostedAnswer } from '../../../session/hosted/hosted-login';

/** Steps of hosted login: the redirect to the service's own page, and the callback. */
export type HostedLoginState =
  /** Redirects to the service. */
  | { step: 'hostedLoginRedirect' }
  /** The callback: exchanges the code for tokens; permits a retry if the service is unavailable. */
  | { step: 'hostedLoginCallback'; answer?: HostedAnswer }
  | { step: 'hostedLoginFailed'; reason: HostedLoginFailure };

/**
 * Why the user is not signed in: access was denied (`denied`), the service failed (`failed`), the address is incomplete
 * (`incomplete`), the callback has no pending redirect in this browser (`unknown`), or the service refuses the code
 * (`refused`).
 */
export type HostedLoginFailure = 'denied' | 'failed' | 'incomplete' | 'unknown' | 'refused';

/** Name of a step of the hosted login flow. */
export type HostedLoginStep = HostedLoginState['step'];
/** State of the hosted login flow at one step. */
export type HostedLoginStateOf<S extends HostedLoginStep> = Extract<HostedLoginState, { step: S }>;
