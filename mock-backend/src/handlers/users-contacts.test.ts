import { errorCodes } from '@portico/sdk/contract';
import { describe, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import { listMyPhoneNumbers } from '../../../sdk/src/api/phone-numbers';
import { getMe, sendPasswordReset } from '../../../sdk/src/api/users';
import * as api from '../../../sdk/src/api/users-contacts';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, refusal, signIn } from './testing/browser';
import { codeOf, lastMailTo, linkOf, otherThan } from './testing/mails';
import { CODE_MAX_ATTEMPTS, MAIL_CODE_SECONDS, RESEND_SECONDS, SMS_CODE_SECONDS } from './testing/spec-numbers';

const INES = 'ines@acme.test';
const LIAM = 'liam@brightwater.test';
const NEW_EMAIL = 'ines.c@acme.test';
const NEW_NUMBER = '+12025550000';

describe('own e-mail address', () => {
  it('changes with the code that was mailed to the new one', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    await sendPasswordReset(http, { email: INES });
    await api.changeMyEmail(http, { email: ` ${NEW_EMAIL.toUpperCase()} ` });
    expect(await getMe(http)).toMatchObject({ email: INES });
    const code = codeOf(lastMailTo(world, NEW_EMAIL));
    const wrong = await refusal(api.verifyMyEmail(http, { email: NEW_EMAIL, code: otherThan(code) }));
    expect(wrong).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: CODE_MAX_ATTEMPTS - 1 } });
    await api.verifyMyEmail(http, { email: NEW_EMAIL, code });
    expect(await getMe(http)).toMatchObject({ email: NEW_EMAIL, verified: true });
    expect(lastMailTo(world, INES).text).toContain(NEW_EMAIL);
    expect(world.snapshot().tables.linkTokens).toEqual([]);
    await expectRefusal(login(http, { email: INES, password: DEMO_PASSWORD }), 401, errorCodes.invalidCredentials);
    await signIn(world, NEW_EMAIL);
    await expectRefusal(api.verifyMyEmail(http, { email: NEW_EMAIL, code }), 410, errorCodes.mfaCodeExpired);
  });

  it('is requested after a pause only, and waits ten minutes for its code', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    await api.changeMyEmail(http, { email: NEW_EMAIL });
    await expectRefusal(api.changeMyEmail(http, { email: NEW_EMAIL }), 429, errorCodes.mfaResendTooSoon);
    const earlier = codeOf(lastMailTo(world, NEW_EMAIL));
    world.clock.advance(RESEND_SECONDS * 1000);
    await api.changeMyEmail(http, { email: NEW_EMAIL });
    const code = codeOf(lastMailTo(world, NEW_EMAIL));
    expect(code).not.toBe(earlier);
    await expectRefusal(api.verifyMyEmail(http, { email: NEW_EMAIL, code: earlier }), 400, errorCodes.mfaCodeInvalid);
    world.clock.advance(MAIL_CODE_SECONDS * 1000);
    const late = await signIn(world, INES);
    await expectRefusal(api.verifyMyEmail(late.http, { email: NEW_EMAIL, code }), 410, errorCodes.mfaCodeExpired);
  });

  it('cannot be the address of another user, and does not reveal whose it is', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    expect(await api.changeMyEmail(http, { email: LIAM })).toEqual({});
    expect(codeOf(lastMailTo(world, LIAM))).toBe('');
    const guess = await refusal(api.verifyMyEmail(http, { email: LIAM, code: 'xxxxxx' }));
    expect(guess).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: CODE_MAX_ATTEMPTS - 1 } });
    await signIn(world, LIAM);
  });
});

describe('own phone number', () => {
  it('changes with the code that was sent to the new one', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    const [before] = await listMyPhoneNumbers(http);
    const { changePhoneId } = await api.changeMyPhone(http, { phoneNumber: '+1 202 555-0000' });
    const [sms] = world.phone.list();
    expect(sms?.to).toBe(NEW_NUMBER);
    expect(await getMe(http)).toMatchObject({ phoneNumber: before!.phoneNumber });
    const foreign = await signIn(world, LIAM);
    const stolen = api.verifyMyPhone(foreign.http, { changePhoneId, code: sms!.code! });
    await expectRefusal(stolen, 410, errorCodes.mfaCodeExpired);
    await api.verifyMyPhone(http, { changePhoneId, code: sms!.code! });
    expect(await getMe(http)).toMatchObject({ phoneNumber: NEW_NUMBER });
    expect(await listMyPhoneNumbers(http)).toMatchObject([{ phoneNumber: NEW_NUMBER, verified: true }]);
  });

  it('cannot be one that another user has verified', async () => {
    const world = quickWorld();
    const { http } = await signIn(world, INES);
    const [taken] = await listMyPhoneNumbers((await signIn(world, LIAM)).http);
    const { changePhoneId } = await api.changeMyPhone(http, { phoneNumber: taken!.phoneNumber });
    const code = world.phone.list()[0]!.code!;
    await expectRefusal(api.verifyMyPhone(http, { changePhoneId, code }), 409, errorCodes.alreadyExists);
    world.clock.advance(SMS_CODE_SECONDS * 1000);
    await expectRefusal(api.verifyMyPhone(http, { changePhoneId, code }), 410, errorCodes.mfaCodeExpired);
  });
});

describe('lost phone', () => {
  it('is replaced with a code from the mail, once', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const { resetPhoneNumberToken } = await api.resetPhone(http, { email: INES });
    const code = codeOf(lastMailTo(world, INES));
    const { changePhoneNumberToken } = await api.verifyResetPhone(http, { resetPhoneNumberToken, code });
    const again = api.verifyResetPhone(http, { resetPhoneNumberToken, code });
    await expectRefusal(again, 410, errorCodes.mfaCodeExpired);
    const change = { changePhoneNumberToken, phoneNumber: NEW_NUMBER };
    const { changePhoneId } = await api.changePhone(http, change);
    world.clock.advance(RESEND_SECONDS * 1000);
    await expectRefusal(api.changePhone(http, change), 400, errorCodes.resetLinkInvalid);

    const ines = await signIn(world, INES);
    expect(await listMyPhoneNumbers(ines.http)).toMatchObject([{ phoneNumber: NEW_NUMBER, verified: false }]);
    await api.verifyMyPhone(ines.http, { changePhoneId, code: world.phone.list()[0]!.code! });
    expect(await listMyPhoneNumbers(ines.http)).toMatchObject([{ phoneNumber: NEW_NUMBER, verified: true }]);
  });

  it('does not reveal who has an account', async () => {
    const world = quickWorld();
    const { http } = openBrowser(world);
    const { resetPhoneNumberToken } = await api.resetPhone(http, { email: 'unknown@acme.test' });
    expect(world.inbox.list()).toEqual([]);
    const guess = await refusal(api.verifyResetPhone(http, { resetPhoneNumberToken, code: 'xxxxxx' }));
    expect(guess).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: CODE_MAX_ATTEMPTS - 1 } });
    const again = api.resetPhone(http, { email: 'Unknown@acme.test' });
    await expectRefusal(again, 429, errorCodes.mfaResendTooSoon);
  });

  it('cannot take over the number of another user', async () => {
    const world = quickWorld();
    const [taken] = await listMyPhoneNumbers((await signIn(world, LIAM)).http);
    const { http } = openBrowser(world);
    const { resetPhoneNumberToken } = await api.resetPhone(http, { email: INES });
    const code = codeOf(lastMailTo(world, INES));
    const { changePhoneNumberToken } = await api.verifyResetPhone(http, { resetPhoneNumberToken, code });
    const change = { changePhoneNumberToken, phoneNumber: taken!.phoneNumber };
    await expectRefusal(api.changePhone(http, change), 409, errorCodes.alreadyExists);
    expect(linkOf(lastMailTo(world, INES)).token).toBe('');
  });
});
