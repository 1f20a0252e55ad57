import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import { createMobileAuthenticatorStore } from './mobile-authenticator-store';

const otpauth = 'otpauth://totp/Acme:ada%40acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme';

function open(query: string) {
  const left: string[] = [];
  const address = `/account/mfa-mobile-authenticator${query}`;
  const app = createTestApp(createWorld(), { address, onLeave: (url) => left.push(url) });
  const store = createMobileAuthenticatorStore(app);
  return { app, left, flow: () => store.getState() };
}

it('removes the key from the address, and opens the app only on a press', async () => {
  const { app, left, flow } = open(`?${new URLSearchParams({ otpauth, lang: 'de' })}`);
  await Promise.all([flow().start(), flow().start()]);
  expect([...app.location.read().query.keys()]).toEqual(['lang']);
  expect([flow().state.step, left]).toEqual(['addAuthenticator', []]);
  flow().open();
  expect(left).toEqual([expect.stringMatching(/^otpauth:\/\/totp\/.*secret=JBSWY3DPEHPK3PXP/)]);
});

it.each(['', '?otpauth=', '?otpauth=javascript:alert(1)', '?otpauth=https://evil.test'])(
  'has nothing to add at %j',
  async (query) => {
    const { left, flow } = open(query);
    await flow().start();
    flow().open();
    expect([flow().state, left]).toEqual([{ step: 'addAuthenticatorInvalid' }, []]);
  },
);
