import { expect, it } from 'vitest';
import { defaultRoutes } from './routes';
import { signUpSuccessRoute } from './sign-up-success';

const shared = { signUpSuccessUrl: '/welcome' };
const apart = { ...shared, accountSignUpSuccessUrl: '/founders', userSignUpSuccessUrl: '/members' };

it.each([
  [{}, false, undefined],
  [{}, true, undefined],
  [shared, false, '/welcome'],
  [shared, true, '/welcome'],
  [apart, false, '/founders'],
  [apart, true, '/members'],
])('with %j takes a user (invited: %j) to %j', (routes, isInvited, expected) => {
  expect(signUpSuccessRoute({ ...defaultRoutes, ...routes }, isInvited)).toBe(expected);
});
