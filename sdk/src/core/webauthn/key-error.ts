/** Reasons why WebAuthn returned no credential. */
export type KeyFailure =
  /**
   * Dismissed, refused, or no matching key: browsers don't report which, so that pages can't learn which keys a user
   * has.
   */
  | 'cancelled'
  /** The user did not answer within the service's timeout. */
  | 'timedOut'
  /** The browser, or this page (without a secure connection), doesn't support keys; or no key meets the options. */
  | 'notSupported'
  /** The device already has a key of this account. */
  | 'alreadyRegistered'
  /** The service's keys are not valid for the origin of this page. */
  | 'wrongOrigin'
  /** Aborted by the page itself; no message is needed. */
  | 'aborted'
  | 'failed';

/** Error of a WebAuthn call that returned no credential. Branch on `reason`; the browser's own error is the `cause`. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  constructor(
    readonly reason: KeyFailure,
    options?: ErrorOptions,
  ) {
    super(`The browser has no answer of a key: ${reason}.`, options);
  }
}

const reasons: Readonly<Record<string, KeyFailure>> = {
  AbortError: 'aborted',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'alreadyRegistered',
  SecurityError: 'wrongOrigin',
  NotSupportedError: 'notSupported',
  ConstraintError: 'notSupported',
};

/**
 * Maps an error of the browser to a {@link KeyError} (WebAuthn §5.1.3, §5.1.4).
 *
 * @param isOver Whether the timeout has passed: browsers report that as a refusal.
 */
export function keyErrorOf(thrown: unknown, isOver: boolean): KeyError {
  if (thrown instanceof KeyError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const reason = (Object.hasOwn(reasons, name) && reasons[name]) || 'failed';
  return new KeyError(reason === 'cancelled' && isOver ? 'timedOut' : reason, { cause: thrown });
}
