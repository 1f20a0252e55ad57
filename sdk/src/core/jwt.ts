/**
 * Decodes the claims of a JSON web token without verifying it: the service that issued the token verifies it.
 *
 * @throws {Error} `Invalid token specified` on anything that is not a token (sign-in spec §5).
 */
export function decodeJwt(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const claims: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, codeOf)),
    );
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new TypeError('No claims');
    return claims as Record<string, unknown>;
  } catch (cause) {
    throw new Error('Invalid token specified', { cause });
  }
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
