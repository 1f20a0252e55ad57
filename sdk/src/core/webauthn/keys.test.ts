import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import type { CredentialStore } from './credential-store';
import { answerByAutofill, answerByKey, makeKey } from './keys';

const { clock } = createWorld({ latency: 0 });
const creation = {
  rp: { id: 'portico.test', name: 'Portico' },
  user: { id: '_-8', name: 'ada@acme.test', displayName: 'Ada' },
  challenge: 'AQID',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [{ type: 'public-key' as const, id: 'BAU', transports: ['internal'] }],
  timeout: 300_000,
};
const request = {
  challenge: 'AQID',
  rpId: 'portico.test',
  allowCredentials: [{ type: 'public-key' as const, id: 'BAU' }],
};
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** A browser that returns `answer`, or throws an error of that name, and records its calls. */
function browser(answer: object | string) {
  const asked: (CredentialCreationOptions | CredentialRequestOptions)[] = [];
  async function ask(options: CredentialCreationOptions | CredentialRequestOptions): Promise<Credential> {
    asked.push(options);
    if (typeof answer === 'string') throw new DOMException('The browser says no.', answer);
    return answer as Credential;
  }
  const credentials: CredentialStore = { create: ask, get: ask, offersAutofill: async () => true };
  return { asked, credentials };
}

const newKey = {
  id: 'Bgc',
  authenticatorAttachment: 'cross-platform',
  response: { clientDataJSON: bytes(251, 255), attestationObject: bytes(1) },
};
const answer = {
  id: 'Bgc',
  response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null },
};

it('creates a key, converting text to bytes and back', async () => {
  const { asked, credentials } = browser(newKey);
  expect(await makeKey(creation, { clock, credentials, hints: ['security-key'] })).toEqual({
    id: 'Bgc',
    response: { clientDataJSON: '-_8', attestationObject: 'AQ' },
    deviceType: 'CrossPlatform',
  });
  expect(asked[0]?.publicKey).toMatchObject({
    challenge: Uint8Array.of(1, 2, 3),
    user: { id: Uint8Array.of(255, 239) },
    excludeCredentials: [{ id: Uint8Array.of(4, 5), transports: ['internal'] }],
    hints: ['security-key'],
  });
});

it('gets an assertion, with the user handle if the key has one', async () => {
  const { asked, credentials } = browser(answer);
  const response = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
  expect(await answerByKey(request, { clock, credentials })).toEqual({ id: 'Bgc', response });
  expect(asked[0]).toMatchObject({ mediation: 'optional', publicKey: { rpId: 'portico.test' } });
  const named = browser({ ...answer, response: { ...answer.response, userHandle: bytes(9) } });
  expect(await answerByKey(request, { clock, credentials: named.credentials })).toMatchObject({
    response: { userHandle: 'CQ' },
  });
});

it('waits for a choice in the list of a field until the signal aborts', async () => {
  const stop = new AbortController();
  const { asked, credentials } = browser(answer);
  await answerByAutofill(request, { clock, credentials, signal: stop.signal });
  expect(asked[0]).toMatchObject({ mediation: 'conditional', signal: stop.signal });
  stop.abort();
  const late = answerByAutofill(request, { clock, credentials, signal: stop.signal });
  await expect(late).rejects.toMatchObject({ reason: 'aborted' });
  expect(asked).toHaveLength(1);
});

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'alreadyRegistered'],
  ['SecurityError', 'wrongOrigin'],
  ['NotSupportedError', 'notSupported'],
  ['ConstraintError', 'notSupported'],
  ['constructor', 'failed'],
  ['UnknownError', 'failed'],
])('maps the browser’s %s to %s', async (name, reason) => {
  const { credentials } = browser(name);
  await expect(makeKey(creation, { clock, credentials })).rejects.toMatchObject({ reason });
});

it('distinguishes a timeout from a refusal', async () => {
  const world = createWorld({ latency: 0 });
  const { credentials } = browser('NotAllowedError');
  const slow = {
    ...credentials,
    get: async (options: CredentialRequestOptions) => {
      world.clock.advance(300_000);
      return credentials.get(options);
    },
  };
  const asked = answerByKey({ ...request, timeout: 300_000 }, { clock: world.clock, credentials: slow });
  await expect(asked).rejects.toMatchObject({ reason: 'timedOut' });
});

it('rejects when the browser does not support keys, and when the service’s options are invalid', async () => {
  await expect(answerByKey(request, { clock })).rejects.toMatchObject({ reason: 'notSupported' });
  const { credentials } = browser(answer);
  const unreadable = answerByKey({ challenge: '%' }, { clock, credentials });
  await expect(unreadable).rejects.toMatchObject({ reason: 'failed' });
});
