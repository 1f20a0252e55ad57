import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
// The usual entry brings hash functions of its own, which take 5 kB of every demo.
import { Secret, TOTP } from 'otpauth/bare';
import type { Random } from './random';
import type { WorldClock } from './types';

const ISSUER = 'Portico';
/** RFC 6238 §4, and the default of every authenticator app. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** One step of drift in both directions (RFC 6238 §5.2). */
const DRIFT_STEPS = 1;

/** The authenticator for handlers. Secrets are base32. */
export interface AuthenticatorDevice {
  newSecret(): string;
  /** `otpauth://…`, the content of the QR code. */
  uri(secret: string, email: string): string;
  /**
   * The time step of the code, to store as the device's `lastStep`; `null` when the code is wrong or too old, or not
   * newer than `lastStep`, which makes it a replay.
   */
  verify(secret: string, code: string, lastStep: number): number | null;
}

/** Creates the authenticator of one world: codes follow its clock, secrets its random numbers. */
export function createAuthenticatorDevice(clock: WorldClock, random: Random): AuthenticatorDevice {
  return {
    newSecret: () => newSecret(random),
    uri: (secret, email) => totp(secret, email).toString(),
    verify: (secret, code, lastStep) => {
      const delta = totp(secret).validate({ token: code, timestamp: clock.now(), window: DRIFT_STEPS });
      if (delta === null) return null;
      const step = totp(secret).counter({ timestamp: clock.now() }) + delta;
      return step > lastStep ? step : null;
    },
  };
}

/** A base32 secret drawn from the world's random numbers. */
export function newSecret(random: Random): string {
  return new Secret({ buffer: random.bytes(SECRET_BYTES).slice().buffer }).base32;
}

/** The one-time passwords of a base32 secret; `label` names the account in the QR code. */
export function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    digits: DIGITS,
    hmac: (_algorithm, key, message) => hmac(sha1, key, message),
  });
}
