import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { getCaptchaPolicy } from '../../../sdk/src/api/configurations';
import { passwordlessPreLogin } from '../../../sdk/src/api/passwordless-and-webauthn';
import { activateAccount, signUp } from '../../../sdk/src/api/users-joining';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal } from './testing/browser';
import { offerMethods, setVendorPolicy } from './testing/policies';
import { LOCKOUT_MAX_ATTEMPTS, SLOW_CAPTCHA_MS } from './testing/spec-numbers';

const ada = { email: 'ada@acme.test', password: DEMO_PASSWORD };

async function outcomeOf(world: World, recaptchaToken?: string): Promise<unknown> {
  const body = { ...ada, ...(recaptchaToken !== undefined && { recaptchaToken }) };
  const error = await refusal(login(openBrowser(world).http, body));
  return [error.statusCode, error.errorCode, (error.errorContext as { outcome: string }).outcome];
}

it('is not requested unless the vendor wants it', async () => {
  const { http } = openBrowser(quickWorld());
  expect(await getCaptchaPolicy(http)).toMatchObject({ enabled: false });
  expect((await login(http, ada)).accessToken).toBeTruthy();
});

it('signs in only users whose token passes', async () => {
  const world = quickWorld({ scenario: 'captcha' });
  const { http } = openBrowser(world);
  expect(await getCaptchaPolicy(http)).toMatchObject({ enabled: true, siteKey: expect.stringMatching(/./) });
  expect(await outcomeOf(world)).toEqual([400, errorCodes.captchaFailed, 'missing']);
  expect(await outcomeOf(world, '')).toEqual([400, errorCodes.captchaFailed, 'missing']);
  expect(await outcomeOf(world, 'captcha-fail')).toEqual([400, errorCodes.captchaFailed, 'fail']);
  expect(await outcomeOf(world, 'captcha-blocked')).toEqual([400, errorCodes.captchaFailed, 'blocked']);
  expect((await login(http, { ...ada, recaptchaToken: 'captcha-pass' })).accessToken).toBeTruthy();
  expect((await login(http, { ...ada, recaptchaToken: 'whatever a real one gives' })).accessToken).toBeTruthy();
});

it('answers a slow token late', async () => {
  const waited: number[] = [];
  const sleep = async (ms: number) => {
    waited.push(ms);
  };
  const { http } = openBrowser(quickWorld({ scenario: 'captcha', sleep }));
  expect((await login(http, { ...ada, recaptchaToken: 'captcha-slow' })).accessToken).toBeTruthy();
  expect(waited).toEqual([SLOW_CAPTCHA_MS]);
});

it('handles other tokens as the policy says', async () => {
  const world = quickWorld();
  setVendorPolicy(world, 'captcha', { enabled: true, siteKey: 'simulated', outcome: 'blocked' });
  expect(await outcomeOf(world, 'any')).toEqual([400, errorCodes.captchaFailed, 'blocked']);
  expect((await login(openBrowser(world).http, { ...ada, recaptchaToken: 'captcha-pass' })).accessToken).toBeTruthy();
});

it('comes before every other login method, too', async () => {
  const { http } = openBrowser(offerMethods(quickWorld({ scenario: 'captcha' }), 'Code'));
  const failed = errorCodes.captchaFailed;
  await expectRefusal(signUp(http, { email: 'new@elsewhere.example', companyName: 'New' }), 400, failed);
  await expectRefusal(activateAccount(http, { userId: 'unknown', token: 'none', password: 'Light-42' }), 400, failed);
  await expectRefusal(passwordlessPreLogin(http, 'code', { email: ada.email }), 400, failed);
  await passwordlessPreLogin(http, 'code', { email: ada.email, recaptchaToken: 'captcha-pass' });
});

it('does not let a machine lock users out', async () => {
  const world = quickWorld({ scenario: 'captcha' });
  for (let time = 0; time < LOCKOUT_MAX_ATTEMPTS + 1; time++) {
    const guess = login(openBrowser(world).http, { ...ada, password: 'wrong' });
    await expectRefusal(guess, 400, errorCodes.captchaFailed);
  }
  expect((await login(openBrowser(world).http, { ...ada, recaptchaToken: 'captcha-pass' })).accessToken).toBeTruthy();
});
