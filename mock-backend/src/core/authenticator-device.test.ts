import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createWorldClock } from '../world/world-clock';
import { createAuthenticatorDevice, newSecret } from './authenticator-device';
import { createRandom } from './random';

/** RFC 6238, appendix B: seconds since the epoch and the code of 8 digits, SHA-1, secret "12345678901234567890". */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;

function at(seconds: number) {
  const clock = createWorldClock(seconds * 1000);
  return { clock, device: createAuthenticatorDevice(clock, createRandom(1)) };
}

it.each(vectors)('matches the RFC at %i seconds', (seconds, code) => {
  const totp = new TOTP({ secret: Secret.fromBase32(rfcSecret), digits: 8 });
  expect(totp.generate({ timestamp: seconds * 1000 })).toBe(code);
  // An app shows the last six digits of the same number.
  expect(at(seconds).device.verify(rfcSecret, code.slice(2), 0)).toBe(Math.floor(seconds / 30));
});

it('refuses a wrong code, an expired one and a replay', () => {
  const { clock, device } = at(59);
  expect(device.verify(rfcSecret, '000000', 0)).toBeNull();
  expect(device.verify(rfcSecret, '287082', 1)).toBeNull();
  clock.advance(30_000);
  expect(device.verify(rfcSecret, '287082', 0)).toBe(1);
  clock.advance(30_000);
  expect(device.verify(rfcSecret, '287082', 0)).toBeNull();
});

it('repeats secrets by seed, 160 bits each', () => {
  expect(newSecret(createRandom(7))).toBe(newSecret(createRandom(7)));
  expect(newSecret(createRandom(7))).not.toBe(newSecret(createRandom(8)));
  expect(Secret.fromBase32(newSecret(createRandom(7))).bytes).toHaveLength(20);
});
