import type { KeySet } from '../contract';
import type { HttpClient } from '../core/http-client';

/**
 * The public keys that access tokens are signed with.
 *
 * @see Sign-in spec §7 "Users", key-set
 */
export function getKeySet(http: HttpClient): Promise<KeySet> {
  return http.send({ method: 'GET', path: '/.well-known/jwks.json' });
}
