import { expect, it } from 'vitest';
import { routes } from '../handlers/routes';
import { unknownCallProblem } from './fault-calls';

it('accepts every call of the contract', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => unknownCallProblem(call) !== null)).toEqual([]);
});

it.each([
  '*',
  'GET*',
  'GET *',
  'G*',
  'GET /identity/resources/users/*',
  'GET /identity/resources/users/v1/{userId}*',
  'POST /identity/resources/groups/v1/group-1/*',
  'GET /identity/resources/users/v1/user-ada',
])('accepts %s', (call) => {
  expect(unknownCallProblem(call)).toBeNull();
});

it.each([
  ['GET /flag', 'GET /flags'],
  ['GET /nowhere', 'GET /'],
  ['DELETE /flags', 'GET /flags'],
  ['GET /flags?all', 'GET /flags'],
  ['GET /flags/', 'GET /flags'],
  ['GET /frontegg/flags', 'GET /flags'],
  ['get /flags', 'GET /flags'],
  ['/flags', 'GET /'],
  ['', 'GET /'],
  ['GET /flags/*', 'GET /flags'],
  ['FETCH *', ''],
  ['GET /identity/resources/users/v1/{id}', 'GET /identity/resources/users/v1/{userId}'],
  ['GET /identity/resources/users/v1/{}?', 'GET /identity/resources/users/v1/{userId}'],
  ['GET /identity/resource/users/*', 'GET /identity/resources/users'],
])('refuses %s and names %s…', (call, nearest) => {
  expect(unknownCallProblem(call)).toContain(`There is no call "${call}". Did you mean "${nearest}`);
});
