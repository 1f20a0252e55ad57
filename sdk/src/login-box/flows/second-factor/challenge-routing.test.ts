import { expect, it } from 'vitest';
import type { MfaDevices } from '../../../contract';
import { challengeAfter, enrolledMethods, onlyMethod } from './challenge-routing';

const app = { authenticators: [{ id: 'a' }] };
const phone = { phones: [{ id: 'p', phoneNumber: '+1 *** 12' }] };
const mail = { emails: [{ email: 'ada@acme.test' }] };
const key = { webauthn: [{ id: 'k', deviceType: 'Platform' as const, name: 'This device' }] };

const devices = (...kinds: Partial<MfaDevices>[]): MfaDevices =>
  Object.assign({ webauthn: [], phones: [], authenticators: [], emails: [] }, ...kinds);

it.each([
  ['an app', devices(app), 'authenticator'],
  ['a phone', devices(phone), 'sms'],
  ['a mailbox', devices(mail), 'email'],
  // Browsers show the dialog for a key only after a press.
  ['a key', devices(key), undefined],
  ['nothing', devices(), undefined],
  ['two phones', devices({ phones: [...phone.phones, { id: 'q', phoneNumber: '+1 *** 34' }] }), 'sms'],
  ['two apps', devices({ authenticators: [{ id: 'a' }, { id: 'b' }] }), 'authenticator'],
  ['two keys', devices({ webauthn: [...key.webauthn, { ...key.webauthn[0]!, id: 'l' }] }), undefined],
  ['two phones and an app', devices(app, { phones: [...phone.phones, ...phone.phones] }), undefined],
  ['an app and a phone', devices(app, phone), undefined],
  ['an app and a key', devices(app, key), undefined],
  ['a phone and a mailbox', devices(phone, mail), undefined],
  ['every kind', devices(app, phone, mail, key), undefined],
])('challenges the only method at once, and none of several: %s', (_, enrolled, kind) => {
  expect(onlyMethod(enrolled)?.kind).toBe(kind);
});

it('lists the app first, then text messages, mail and keys', () => {
  const kinds = enrolledMethods(devices(key, mail, phone, app)).map((method) => method.kind);
  expect(kinds).toEqual(['authenticator', 'sms', 'email', 'key']);
});

it('starts at the choice, with no method enrolled if the service lists no devices', () => {
  expect(challengeAfter({ mfaRequired: true, mfaToken: 't' })).toEqual({
    step: 'verify',
    mfaToken: 't',
    devices: devices(),
  });
  expect(challengeAfter({ mfaRequired: true })).toBeNull();
});
