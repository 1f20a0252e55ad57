import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerMethods, setVendorPolicy } from '../../../mock-backend/src/handlers/testing/policies';
import { createTestApp } from '../app/test-app';
import type { AuthStrategy } from '../contract';
import { resendActivation } from './flows/activate-account/activate-account-actions';
import { createActivateAccountStore } from './flows/activate-account/activate-account-store';
import { createForgotPasswordStore } from './flows/forgot-password/forgot-password-store';
import { submitSmsCode } from './flows/forgot-password/new-password-actions';
import * as recovery from './flows/forgot-password/recovery-actions';
import { createLoginStore } from './flows/login/login-store';
import { submitPassword } from './flows/login/password-actions';
import { resendMagicLink, resendOtc, submitOtc } from './flows/login/passwordless/passwordless-actions';
import { submitEmail } from './flows/login/pre-login-actions';
import * as lostPhone from './flows/reset-phone-number/reset-phone-number-actions';
import { createResetPhoneNumberStore } from './flows/reset-phone-number/reset-phone-number-store';
import { submitAccount } from './flows/sign-up/sign-up-actions';
import { createSignUpStore } from './flows/sign-up/sign-up-store';

/** For each kind of identifier: one of a registered user, and one that is not registered. */
const email = ['ada@acme.test', 'abe@acme.test'] as const;
const username = ['harbor-ada', 'harbor-abe'] as const;
const phoneNumber = ['+12025550188', '+12025550177'] as const;
type Pair = readonly [known: string, unknown: string];

/** More wrong entries than any lockout allows. */
const MANY = 12;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  const { tables, ...rest } = world.snapshot();
  const users = (tables.users as { email: string }[]).map((user) =>
    user.email === email[0] ? { ...user, username: username[0] } : user,
  );
  world.restore({ ...rest, tables: { ...tables, users } });
});

/** Serializes a value without the identifier and without random values, so that two results can be compared. */
function blind(value: unknown, name: string): string {
  return JSON.stringify(value ?? null)
    .replaceAll(name, 'a user')
    .replaceAll(/[\w-]{20,}/g, 'token')
    .replaceAll(/\+\*+\d\d/g, 'masked');
}

/** Records the states and the answers that a user who is not signed in gets from these calls. */
async function observe(name: string, go: (name: string) => Promise<unknown>) {
  const since = world.journal.list().length;
  const shown = blind(await go(name), name);
  const answers = world.journal
    .list()
    .slice(since)
    .map(({ method, path, status, responseBody }) => [method, path, status, blind(responseBody, name)]);
  return { shown, answers };
}

async function expectAlike([knownName, unknownName]: Pair, go: (name: string) => Promise<unknown>) {
  const start = world.snapshot();
  const known = await observe(knownName, go);
  world.restore(start);
  const unknown = await observe(unknownName, go);
  expect(unknown).toEqual(known);
  expect(known.answers.length).toBeGreaterThan(0);
}

/** Submits the identifier on the first screen; the vendor's login method decides which step comes next. */
async function begin(name: string) {
  const store = createLoginStore(createTestApp(world, { address: '/account/login' }));
  await submitEmail(store.getState().flow, name);
  return store;
}

/** The step, and the failure with the code of its text. */
const shownBy = ({ getState }: { getState(): { state: unknown; error: unknown } }) => {
  const { state, error } = getState();
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return { state, code, message };
};

/** Repeats an action, and records what is shown after each time. */
async function repeatedly(times: number, act: () => Promise<unknown>, show: () => unknown): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    await act();
    shown.push(show());
  }
  return shown;
}

const loginMethods: [AuthStrategy, Pair][] = [
  ['EmailAndPassword', email],
  ['MagicLink', email],
  ['Code', email],
  ['SmsCode', email],
  ['SmsCode', phoneNumber],
  ['UsernameAndPassword', username],
  ['UsernameAndMagicLink', username],
  ['UsernameAndCode', username],
  ['UsernameAndSms', username],
  ['UsernameAndSms', phoneNumber],
];

const withCode = loginMethods.filter(([strategy]) => /Code|Sms/.test(strategy));
const withPassword = loginMethods.filter(([strategy]) => /Password/.test(strategy));
const withLink = loginMethods.filter(([strategy]) => /Link/.test(strategy));

describe('does not reveal who is registered', () => {
  it.each(loginMethods)('from the first screen: %s, %j', async (strategy, names) => {
    offerMethods(world, strategy);
    await expectAlike(names, async (name) => shownBy(await begin(name)));
  });

  it.each(withPassword)('from wrong passwords, up to the lockout and in it: %s, %j', async (strategy, names) => {
    offerMethods(world, strategy);
    await expectAlike(names, async (name) => {
      const store = await begin(name);
      const shown = await repeatedly(
        MANY,
        () => submitPassword(store.getState().flow, 'not the password'),
        () => shownBy(store),
      );
      expect(JSON.stringify(shown)).toContain('ER-ACCOUNT-LOCKED');
      return shown;
    });
  });

  it.each(withCode)('from wrong codes, up to the last that is accepted: %s, %j', async (strategy, names) => {
    offerMethods(world, strategy);
    await expectAlike(names, async (name) => {
      const store = await begin(name);
      return repeatedly(
        MANY,
        () => submitOtc(store.getState().flow, '000000'),
        () => shownBy(store),
      );
    });
  });

  it.each(withCode)('from asking for another code, too soon and in time: %s, %j', async (strategy, names) => {
    offerMethods(world, strategy);
    await expectAlike(names, async (name) => {
      const store = await begin(name);
      const tooSoon = (
        await repeatedly(
          1,
          () => resendOtc(store.getState().flow),
          () => shownBy(store),
        )
      )[0];
      world.clock.advance(30_000);
      await resendOtc(store.getState().flow);
      return [tooSoon, shownBy(store)];
    });
  });

  it.each(withLink)('from asking for another link: %s, %j', async (strategy, names) => {
    offerMethods(world, strategy);
    await expectAlike(names, async (name) => {
      const store = await begin(name);
      return repeatedly(
        3,
        () => resendMagicLink(store.getState().flow),
        () => shownBy(store),
      );
    });
  });

  it.each([
    ['email', email],
    ['email', username],
    ['sms', email],
    ['sms', username],
    ['sms', phoneNumber],
  ] as const)('from a request for a new password by %s: %j', async (method, names) => {
    setVendorPolicy(world, 'password-recovery', { email: method === 'email', sms: method === 'sms' });
    await expectAlike(names, async (name) => {
      const store = createForgotPasswordStore(createTestApp(world, { address: '/account/forget-password' }));
      const { flow } = store.getState();
      await recovery.submitEmail(flow, name);
      const asked = shownBy(store);
      const again = await repeatedly(
        2,
        () => (method === 'sms' ? recovery.resendSms(flow) : recovery.resendEmail(flow)),
        () => shownBy(store),
      );
      const guesses =
        method === 'sms'
          ? await repeatedly(
              MANY,
              () => submitSmsCode(flow, '000000'),
              () => shownBy(store),
            )
          : [];
      return [asked, again, guesses];
    });
  });

  it('from signing up', () =>
    expectAlike(email, async (name) => {
      const app = createTestApp(world, { address: '/account/sign-up' });
      const store = createSignUpStore(app, { onSignIn: () => undefined });
      await Promise.all([app.start(), store.getState().start()]);
      const account = { email: name, password: `${DEMO_PASSWORD}-2`, name: 'A', companyName: 'B' };
      await submitAccount(store.getState().flow, account);
      return shownBy(store);
    }));

  it('from asking for another activation mail', () =>
    expectAlike(email, async (name) => {
      const store = createActivateAccountStore(createTestApp(world, { address: '/account/activate' }), {
        onSignIn: () => undefined,
      });
      await store.getState().start();
      return repeatedly(
        3,
        () => resendActivation(store.getState().flow, name),
        () => shownBy(store),
      );
    }));

  it('from asking for a code to change a lost phone', () =>
    expectAlike(email, async (name) => {
      const app = createTestApp(world, { address: '/account/reset-phone-number' });
      const store = createResetPhoneNumberStore(app, { given: undefined, email: '', onSignIn: () => undefined });
      const { flow } = store.getState();
      await lostPhone.submitEmail(flow, name);
      const asked = shownBy(store);
      return [
        asked,
        await repeatedly(
          MANY,
          () => lostPhone.submitCode(flow, '000000'),
          () => shownBy(store),
        ),
      ];
    }));
});
