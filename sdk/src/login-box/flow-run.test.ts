import { expect, it } from 'vitest';
import { ApiError, GENERIC_ERROR_CODE } from '../core/errors';
import { asApiError } from '../core/response-error';
import { flowErrorOf } from './flow-run';

const answered = (statusCode: number, errorCode: string) =>
  flowErrorOf(new ApiError('words of the service', { statusCode, errorCode, traceId: 'trace' }));

it('tells a service that could not be reached from one that failed', () => {
  expect(flowErrorOf(asApiError(new TypeError('fetch failed'), true))).toEqual({ code: 'noAnswer', message: '' });
  expect(flowErrorOf(new TypeError('a bug')).code).toBe(GENERIC_ERROR_CODE);
});

it.each([
  [413, '', 'requestTooLarge'],
  [429, GENERIC_ERROR_CODE, 'tooManyRequests'],
])('says what a status of %i means where the service gives no code', (status, errorCode, code) => {
  expect(answered(status, errorCode)).toEqual({ code, message: '', traceId: 'trace' });
});

it('leaves a code of the service alone', () => {
  expect(answered(429, 'ER-MFA-RESEND-TOO-SOON')).toMatchObject({
    code: 'ER-MFA-RESEND-TOO-SOON',
    message: 'words of the service',
  });
});
