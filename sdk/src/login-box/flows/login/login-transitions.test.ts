import { expect, it } from 'vitest';
import type { LoginState, LoginStateOf, LoginStep } from './login-state';
import { stepBack } from './login-transitions';

const email = 'ada@acme.test';
const userId = 'user-1';
const phoneNumber = '+12025550188';
const devices = { webauthn: [], phones: [], authenticators: [], emails: [] };

const first: LoginState = { step: 'preLogin', email };
/** Step at which the user starts again once the first factor is used up; its `email` makes it recognizable. */
const firstFactor: LoginState = { step: 'loginWithPassword', email: 'first-factor' };
const challenge: LoginStateOf<'loginWithTwoFactor'> = {
  step: 'loginWithTwoFactor',
  email,
  challenge: { step: 'verify', mfaToken: 'm', devices },
};
/** Two enrolled methods, so that the choice between them is a step of its own. */
const choice = { mfaToken: 'm', devices: { ...devices, authenticators: [{ id: 'a' }], emails: [{ email }] } };
const enrolment = { mfaToken: 'm', strategies: ['SMS'] } as const;
const recoveryCode: LoginStateOf<'forceTwoFactor'> = {
  step: 'forceTwoFactor',
  email,
  enrolment: { step: 'recoveryCode', recoveryCode: 'harbor19', next: { step: 'success', email } },
};

const quickSms = { step: 'loginWithQuickSmsOtc', email, userId, phoneNumber } as const;

/** The previous step of each step, or `null`. Complete by type: a missing step does not compile. */
const behind: { [S in LoginStep]: readonly [state: LoginStateOf<S>, back: LoginState | null][] } = {
  preLogin: [[{ step: 'preLogin', email }, null]],
  loginWithPassword: [[{ step: 'loginWithPassword', email }, first]],
  loginWithOtc: [[{ step: 'loginWithOtc', email }, first]],
  loginWithSmsOtc: [[{ step: 'loginWithSmsOtc', email, phoneNumber }, first]],
  quickLogin: [[{ step: 'quickLogin', email, userId, kinds: ['sms'] }, null]],
  registerQuickLogin: [[{ step: 'registerQuickLogin', email, userId, kinds: ['sms'] }, null]],
  quickLoginPhone: [[{ step: 'quickLoginPhone', email, userId, phoneNumber }, null]],
  loginWithQuickSmsOtc: [
    [{ ...quickSms, flow: 'login' }, first],
    [{ ...quickSms, flow: 'registerQuickLogin' }, null],
  ],
  magicLinkPreLoginSuccess: [[{ step: 'magicLinkPreLoginSuccess', email }, first]],
  magicLinkPostLogin: [[{ step: 'magicLinkPostLogin', email, token: 't' }, null]],
  magicLinkPostLoginSuccess: [[{ step: 'magicLinkPostLoginSuccess', email }, null]],
  loginWithTwoFactor: [
    [challenge, firstFactor],
    [
      { ...challenge, challenge: { ...choice, step: 'emailVerifyCode', address: email, otcToken: 'o' } },
      { ...challenge, challenge: { ...choice, step: 'verify' } },
    ],
  ],
  forceTwoFactor: [
    [{ step: 'forceTwoFactor', email, enrolment: { ...enrolment, step: 'verify' } }, firstFactor],
    [
      { step: 'forceTwoFactor', email, enrolment: { ...enrolment, step: 'smsVerifyCode', phoneNumber, otcToken: 'o' } },
      { step: 'forceTwoFactor', email, enrolment: { ...enrolment, step: 'smsSetPhoneNumber', phoneNumber } },
    ],
    [recoveryCode, null],
  ],
  recoverTwoFactor: [[{ step: 'recoverTwoFactor', email, back: challenge }, challenge]],
  redirectToSSO: [[{ step: 'redirectToSSO', email, address: 'https://sso.acme.test/' }, first]],
  callback: [[{ step: 'callback', email, from: 'social' }, null]],
  socialLoginFailed: [[{ step: 'socialLoginFailed', email, reason: 'denied' }, null]],
  loginWithSSOFailed: [[{ step: 'loginWithSSOFailed', email }, null]],
  passwordRotationExpired: [[{ step: 'passwordRotationExpired', email, userId, token: 't', rules: null }, firstFactor]],
  passwordRotationNotification: [
    [{ step: 'passwordRotationNotification', email, days: 3, rules: null, rotation: 'notification' }, null],
  ],
  promptPasskeys: [[{ step: 'promptPasskeys', email }, null]],
  breachedPassword: [[{ step: 'breachedPassword', email }, firstFactor]],
  breachedPasswordSuccess: [[{ step: 'breachedPasswordSuccess', email }, firstFactor]],
  approvalPending: [[{ step: 'approvalPending', email, checked: false }, first]],
  success: [[{ step: 'success', email }, null]],
};

const everyStep: (readonly [LoginState, LoginState | null])[] = Object.values(behind).flat();

it.each(everyStep.map(([state, back]) => ({ state, back, title: JSON.stringify(state) })))(
  'goes one step back from $title',
  ({ state, back }) => {
    expect(stepBack(state, firstFactor)).toEqual(back);
  },
);
