import { expect, it } from 'vitest';
import { route } from './route';
import { barePath, createRouter } from './router';

const answer = () => ({ status: 200 });
const router = createRouter([
  route('GET /users/v1/{userId}', answer),
  route('GET /users/v1/me', answer),
  route('POST /mfa/{deviceId}/verify', answer),
  route('POST /mfa/authenticator/enroll', answer),
  route('POST /mfa/{kind}', answer),
]);

function found(method: string, path: string) {
  const match = router.find(method, path);
  return match.kind === 'found' ? [match.route.path, match.params] : match;
}

it('prefers a fixed segment to a parameter', () => {
  expect(found('GET', '/users/v1/me')).toEqual(['/users/v1/me', {}]);
  expect(found('GET', '/users/v1/42')).toEqual(['/users/v1/{userId}', { userId: '42' }]);
});

it('uses the parameter if the fixed branch has no route', () => {
  expect(found('POST', '/mfa/authenticator/verify')).toEqual(['/mfa/{deviceId}/verify', { deviceId: 'authenticator' }]);
  expect(found('POST', '/mfa/authenticator')).toEqual(['/mfa/{kind}', { kind: 'authenticator' }]);
});

it.each(['/frontegg/users/v1/me', '/users/v1/me/', '/frontegg/users/v1/me//'])('answers %s as well', (path) => {
  expect(found('GET', path)).toEqual(['/users/v1/me', {}]);
});

it('distinguishes an unknown call from a wrong method', () => {
  expect(found('GET', '/nowhere')).toEqual({ kind: 'unknown' });
  expect(found('DELETE', '/users/v1/me')).toEqual({ kind: 'wrong-method', allowed: ['GET'] });
});

it('decodes parameters, and leaves broken escapes as they are', () => {
  expect(found('GET', '/users/v1/a%20b')).toEqual(['/users/v1/{userId}', { userId: 'a b' }]);
  expect(found('GET', '/users/v1/100%')).toEqual(['/users/v1/{userId}', { userId: '100%' }]);
});

it('does not shorten a path that only seems to have the prefix', () => {
  expect(barePath('/fronteggs/x')).toBe('/fronteggs/x');
  expect(barePath('/frontegg')).toBe('/');
});

it('refuses two routes for one call', () => {
  expect(() => createRouter([route('GET /a', answer), route('GET /a', answer)])).toThrow('GET /a');
});
