/** Why the browser has no answer of a key. */
export type KeyFailure =
  /** Dismissed, refused, or no key that fits: browsers do not tell which, so that pages cannot learn who has what. */
  | 'cancelled'
  /** Nobody answered in the time that the service gives. */
  | 'timedOut'
  /** This browser, or this page (without a secure connection), knows no keys; or none can do what is asked. */
  | 'notSupported'
  /** The device holds a key of this account already. */
  | 'alreadyRegistered'
  /** Keys of the service do not belong to the address of this page. */
  | 'wrongOrigin'
  /** Taken back by the page itself: nobody needs to be told. */
  | 'aborted'
  | 'failed';

/** The browser has no answer of a key. Branch on `reason`; the browser's own error is the `cause`. */
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
 * What an error of the browser means (WebAuthn §5.1.3, §5.1.4).
 *
 * @param isOver Whether the time for an answer has passed: browsers report that as a refusal.
 */
export function keyErrorOf(thrown: unknown, isOver: boolean): KeyError {
  if (thrown instanceof KeyError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const reason = (Object.hasOwn(reasons, name) && reasons[name]) || 'failed';
  return new KeyError(reason === 'cancelled' && isOver ? 'timedOut' : reason, { cause: thrown });
}
