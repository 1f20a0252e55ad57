/**
 * Why a token is not accepted: `invalid` (forged, broken, of another issuer or client, not valid yet), `expired`, or
 * `unavailable`: the keys of the service could not be loaded, so the token was not checked.
 */
export type TokenErrorCode = 'invalid' | 'expired' | 'unavailable';

const messages: Readonly<Record<TokenErrorCode, string>> = {
  invalid: 'Invalid token specified',
  expired: 'The token has expired',
  unavailable: 'The keys of the service could not be loaded',
};

/**
 * A token was not accepted. Branch on `code`: `invalid` and `expired` are a 401 of the host's, `unavailable` is a 503.
 * What exactly was wrong is in `cause`, for logs; the sender of the token should not learn it.
 *
 * @see Sign-in spec §5
 */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(
    readonly code: TokenErrorCode,
    cause: unknown,
  ) {
    super(messages[code], { cause });
  }
}
