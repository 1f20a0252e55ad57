import { totp } from '../core/authenticator-device';
import type { Authenticator, WorldClock } from '../core/types';
import type { Database } from '../db/database';

/** The app of the tester: it has the secret of every authenticator in the world, including unfinished enrolments. */
export function createAuthenticatorApp(database: () => Database, clock: WorldClock): Authenticator {
  function accounts(): ReturnType<Authenticator['accounts']> {
    const devices = database().mfaDevices.list((device) => device.kind === 'authenticator');
    return devices.map(({ id, userId, secret }) => ({
      userId,
      email: database().users.get(userId).email,
      deviceId: id,
      code: totp(secret ?? '').generate({ timestamp: clock.now() }),
      secondsLeft: Math.ceil(totp(secret ?? '').remaining({ timestamp: clock.now() }) / 1000),
    }));
  }
  return {
    accounts,
    code: (email) => {
      const account = accounts().findLast((candidate) => candidate.email === email.toLowerCase());
      if (!account) throw new Error(`${email} has no authenticator.`);
      return account.code;
    },
  };
}
