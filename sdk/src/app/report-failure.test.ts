import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../core/errors';
import { reportFailure } from './report-failure';
import { createTestApp } from './test-app';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

const failure = (statusCode: number, traceId?: string) =>
  new ApiError('down', { statusCode, errorCode: '', ...(traceId !== undefined && { traceId }) });

it.each([
  [failure(500, 'trace-1'), { LOAD_ALLOW_SIGNUPS: { isError: true, traceId: 'trace-1' } }],
  [failure(503), { LOAD_ALLOW_SIGNUPS: { isError: true } }],
  [failure(499), {}],
  [failure(404, 'trace-1'), {}],
  [new Error('metadata not found'), { LOAD_ALLOW_SIGNUPS: { isError: true } }],
])('reports to the host only what the service could not answer: %s', (error, expected) => {
  const { session } = createTestApp(world);
  reportFailure(session, 'LOAD_ALLOW_SIGNUPS', error);
  expect(session.store.getState().errorByRequest).toEqual(expected);
});

it('keeps the failures of two requests', () => {
  const { session } = createTestApp(world);
  reportFailure(session, 'LOAD_FEATURE_FLAGS', failure(500));
  reportFailure(session, 'LOAD_ALLOW_SIGNUPS', failure(500));
  expect(Object.keys(session.store.getState().errorByRequest)).toEqual(['LOAD_FEATURE_FLAGS', 'LOAD_ALLOW_SIGNUPS']);
});
