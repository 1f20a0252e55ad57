import type { BuiltWorld } from '@portico/fixtures';

/**
 * Writes a world with the cookies of the frame's browser: the session of its user has a new refresh token after every
 * refresh, so that a browser with any other cookie is signed out in the restored world.
 */
export function writeWorldFile({ world, connection }: BuiltWorld): string {
  return JSON.stringify({ ...world.snapshot(), cookies: connection.cookies() }, null, 2);
}
