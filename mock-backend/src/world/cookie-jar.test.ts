import { expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar';

function jarAt(time = 0) {
  let now = time;
  return { jar: createCookieJar(() => now), wait: (ms: number) => (now += ms) };
}

it('keeps cookies by name and path, the longest path first', () => {
  const { jar } = jarAt();
  jar.store('a=1; Path=/', '/x');
  jar.store('b=2; Path=/auth', '/x');
  jar.store('a=3; Path=/', '/x');
  expect(jar.header('/auth/login')).toBe('b=2; a=3');
  expect(jar.header('/authority')).toBe('a=3');
});

it('lets cookies run out on the time it is given, Max-Age before Expires', () => {
  const { jar, wait } = jarAt(Date.UTC(2030, 0, 1));
  jar.store('short=1; Path=/; Max-Age=10; Expires=Fri, 01 Jan 2100 00:00:00 GMT', '/');
  jar.store('long=1; Path=/; Expires=Fri, 01 Jan 2100 00:00:00 GMT', '/');
  expect(jar.header('/')).toBe('short=1; long=1');
  wait(10_000);
  expect(jar.header('/')).toBe('long=1');
});

it('drops a cookie that is taken away', () => {
  const { jar } = jarAt();
  jar.store('a=1; Path=/', '/');
  jar.store('a=; Path=/; Max-Age=0', '/');
  expect(jar.header('/')).toBe('');
});

it('falls back to the folder of the request, and ignores what is no cookie', () => {
  const { jar } = jarAt();
  jar.store('a=1', '/auth/v1/user');
  jar.store('nonsense', '/');
  expect(jar.header('/auth/v1/x')).toBe('a=1');
  expect(jar.header('/other')).toBe('');
});

it('forgets everything when cleared', () => {
  const { jar } = jarAt();
  jar.store('a=1; Path=/', '/');
  jar.clear();
  expect(jar.header('/')).toBe('');
});

it('lists its cookies as another jar takes them', () => {
  const { jar } = jarAt();
  jar.store('session=1; Path=/auth', '/');
  jar.store('lasting=2; Path=/; Max-Age=60', '/');
  expect(jar.list()).toEqual(['session=1; Path=/auth', 'lasting=2; Path=/; Expires=Thu, 01 Jan 1970 00:01:00 GMT']);
  const { jar: other, wait } = jarAt();
  for (const cookie of jar.list()) other.store(cookie, '/');
  expect(other.header('/auth')).toBe('session=1; lasting=2');
  wait(60_000);
  expect(other.header('/auth')).toBe('session=1');
});
