import { expect, it } from 'vitest';
import { ApiError } from '../../core/errors';
import { asApiError, errorOfResponse } from '../../core/response-error';
import { flowErrorOf } from './flow-run';

const GENERIC_ERROR_CODE = 'ER-ADMIN-PORTAL-GENERIC-ERROR';

const answered = (statusCode: number, errorCode: string) =>
  flowErrorOf(new ApiError('a message of the service', { statusCode, errorCode, traceId: 'trace' }));

it('distinguishes a service that could not be reached from one that failed', () => {
  expect(flowErrorOf(asApiError(new TypeError('fetch failed'), true))).toEqual({ code: 'noAnswer', message: '' });
});

it('does not report a chunk that failed to load as a failure of the service', () => {
  expect(flowErrorOf(new TypeError('Importing a module script failed.')).code).toBe('pageIncomplete');
});

it.each([
  [413, '', 'requestTooLarge'],
  [429, GENERIC_ERROR_CODE, 'tooManyRequests'],
])('explains a status of %i if the service gives no code', (status, errorCode, code) => {
  expect(answered(status, errorCode)).toEqual({ code, message: '' });
});

it('keeps the trace id of failures of the service, but not of refusals', () => {
  expect(answered(503, GENERIC_ERROR_CODE)).toMatchObject({ traceId: 'trace' });
  expect(answered(401, 'ER-INVALID-CREDENTIALS')).not.toHaveProperty('traceId');
});

it('keeps the code of the service, but not its sentence, which is in one language', () => {
  expect(answered(429, 'ER-MFA-RESEND-TOO-SOON')).toMatchObject({ code: 'ER-MFA-RESEND-TOO-SOON', message: '' });
});

it.each([
  [400, ['Use another address.'], '', 'Use another address.'],
  [422, ['One.', 'Two.'], '', 'One., Two.'],
  [400, [' '], GENERIC_ERROR_CODE, expect.any(String)],
  [404, [], GENERIC_ERROR_CODE, expect.any(String)],
  [500, ['A stack trace'], GENERIC_ERROR_CODE, expect.any(String)],
])(
  'shows the sentence of a service that refuses with %i and %j, and gives no code',
  async (status, errors, code, message) => {
    const error = await errorOfResponse(Response.json({ errors }, { status }));
    expect(flowErrorOf(error)).toEqual({ code, message });
  },
);
