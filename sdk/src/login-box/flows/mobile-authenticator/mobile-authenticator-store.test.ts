import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import { openAuthenticator } from './mobile-authenticator-actions';
import { createMobileAuthenticatorStore } from './mobile-authenticator-store';

const otpauth = 'otpauth://totp/Acme:ada%40acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme';

function open(query: string) {
  const left: string[] = [];
  const address = `/account/mfa-mobile-authenticator${query}`;
  const app = createTestApp(createWorld(), { address, onLeave: (url) => left.push(url) });
  const store = createMobileAuthenticatorStore(app);
  return { app, left, authenticator: () => store.getState(), flow: store.getState().flow };
}

it('removes the key from the address, and opens the app only on a press', async () => {
  const { app, left, authenticator, flow } = open(`?${new URLSearchParams({ otpauth, lang: 'de' })}`);
  await Promise.all([authenticator().start(), authenticator().start()]);
  expect([...app.location.read().query.keys()]).toEqual(['lang']);
  expect([authenticator().state.step, left]).toEqual(['addAuthenticator', []]);
  openAuthenticator(flow);
  expect(left).toEqual([expect.stringMatching(/^otpauth:\/\/totp\/.*secret=JBSWY3DPEHPK3PXP/)]);
});

it.each(['', '?otpauth=', '?otpauth=javascript:alert(1)', '?otpauth=https://evil.test'])(
  'has nothing to add at %j',
  async (query) => {
    const { left, authenticator, flow } = open(query);
    await authenticator().start();
    openAuthenticator(flow);
    expect([authenticator().state, left]).toEqual([{ step: 'addAuthenticatorInvalid' }, []]);
  },
);
