import { createAuthenticatorDevice } from '../core/authenticator-device';
import { createIds, createRandom } from '../core/random';
import { createTokens } from '../core/tokens';
import type { WorldClock } from '../core/types';
import { createDatabase } from '../db/database';
import type { Services } from '../handlers/rules/call/handler-context';
import { createSessions } from '../handlers/rules/sessions/open-session';
import { MULTI_FACTOR_ACR } from '../handlers/rules/sessions/session-tokens';
import type { InitialState } from '../seeds/seed-scenario';
import { createSenders } from './devices';

/** Values of `amr` for the kinds of second factors (RFC 8176). */
const methods = { authenticator: 'otp', sms: 'sms', email: 'otp', webauthn: 'hwk' } as const;

/** The services of handlers, on a database of their own. `changed` is called after each change of a row. */
export function createServices(
  { tables, random: state }: InitialState,
  clock: WorldClock,
  changed: () => void,
  wait: Services['wait'],
): Services {
  const db = createDatabase(tables);
  db.subscribe(changed);
  const random = createRandom(state);
  const ids = createIds(random);
  return {
    db,
    clock,
    random,
    ids,
    wait,
    ...createSenders(db, clock, ids),
    authenticator: createAuthenticatorDevice(clock, random),
    tokens: createTokens(clock),
    ...createSessions(db, clock, ids),
  };
}

/**
 * The `Set-Cookie` value of a user who has just signed in with all their factors.
 *
 * @throws {Error} when no user has this e-mail address.
 */
export function openSessionOf({ db, openSession }: Services, email: string): string {
  const user = db.users.findBy('email', email.toLowerCase());
  if (!user) throw new Error(`No user of this world has the e-mail address ${email}.`);
  const [factor] = db.mfaDevices.listBy('userId', user.id).filter((device) => device.verified);
  const amr = factor ? ['pwd', 'mfa', methods[factor.kind]] : ['pwd'];
  const acr = factor && MULTI_FACTOR_ACR;
  return openSession({ userId: user.id, tenantId: user.activeTenantId, amr, ...(acr && { acr }) }).cookie;
}
