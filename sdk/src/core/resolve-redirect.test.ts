import { expect, it, vi } from 'vitest';
import { resolveRedirect } from './resolve-redirect';

const home = 'https://app.acme.test/';

function resolve(candidate: string, rules: Partial<Parameters<typeof resolveRedirect>[1]> = {}) {
  const warnings: string[] = [];
  const target = resolveRedirect(candidate, { home, warn: (message) => warnings.push(message), ...rules });
  return { target, warnings };
}

const hostile = [
  '//evil.test',
  '///evil.test',
  '////evil.test/x',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  'https:evil.test@evil.test',
  'http:evil.test',
  'https:/evil.test@x',
  'https://evil.test',
  'HTTPS://EVIL.TEST',
  'http://app.acme.test/',
  'https://app.acme.test:8443/',
  'https://app.acme.test.evil.test/',
  'https://app.acme.test@evil.test/',
  'https://user:secret@app.acme.test/',
  'https://user@app.acme.test/',
  'https://:secret@app.acme.test/',
  'https://evil.test#app.acme.test',
  'https://evil.test?app.acme.test',
  'https://evil.test\\app.acme.test',
  'https://app.acme.test\\@evil.test',
  'https://аpp.acme.test/',
  'https://evil。test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://app.acme.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.acme.test/1',
  'file:///etc/passwd',
  'ftp://app.acme.test/',
  '\t//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  '/./\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'https://app.acme.test//evil.test',
  'https://app.acme.test/\\evil.test',
  'https://[',
  'https://',
  'https://%00',
  'https://app.acme.test:99999/',
  'http://2130706433/',
  'mailto:a@evil.test',
  'https:reports',
  '/%2F%2Fevil.test',
  '/%5Cevil.test',
  '/%25252fevil.test',
  '%2F%2Fevil.test',
  '%252F%252Fevil.test',
  'intent://evil.test#Intent;scheme=https;end',
];

it.each(hostile)('ignores %j with a warning', (candidate) => {
  expect(resolve(candidate)).toEqual({ target: null, warnings: [expect.stringContaining('ignored')] });
});

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=1#top', '/dashboard?tab=1#top'],
  ['dashboard', '/dashboard'],
  ['?tab=1', '/?tab=1'],
  ['https://app.acme.test/reports', '/reports'],
  ['/a%20b/%2F', '/a%20b/%2F'],
  ['/redirect?to=//evil.test', '/redirect?to=//evil.test'],
  ['/search?q=mailto:ada', '/search?q=mailto:ada'],
  ['/x\u202Etest', '/x%E2%80%AEtest'],
])('resolves %j to the host address %s', (candidate, address) => {
  expect(resolve(candidate).target).toEqual({ kind: 'place', address });
});

it('accepts other origins that the host allows, but not similar ones', () => {
  const allowedOrigins = ['https://admin.acme.test', 'not an origin'];
  const external = resolve('https://admin.acme.test/x', { allowedOrigins });
  expect(external.target).toEqual({ kind: 'leave', url: 'https://admin.acme.test/x' });
  expect(resolve('https://admin.acme.test.evil.test/x', { allowedOrigins }).target).toBeNull();
  expect(resolve('http://admin.acme.test/x', { allowedOrigins }).target).toBeNull();
});

it('accepts any site when the host disables the rule, but no script', () => {
  const sameSite = false;
  expect(resolve('http://evil.test/', { sameSite }).target).toEqual({ kind: 'leave', url: 'http://evil.test/' });
  expect(resolve('//evil.test/x', { sameSite }).target).toEqual({ kind: 'leave', url: 'https://evil.test/x' });
  for (const script of ['javascript:alert(1)', 'httpsx://evil.test', 'xhttps://evil.test']) {
    expect(resolve(script, { sameSite }).target).toBeNull();
  }
});

it('resolves addresses below a base name or behind a hash', () => {
  const below = { home: 'https://app.acme.test/shop/' };
  expect(resolve('https://app.acme.test/shop/cart', below).target).toEqual({ kind: 'place', address: '/cart' });
  expect(resolve('https://app.acme.test/blog', below).target).toMatchObject({ kind: 'leave' });
  expect(resolve('/cart?tab=1#top', below).target).toEqual({ kind: 'place', address: '/cart?tab=1#top' });
  expect(resolve('https://app.acme.test/shop//evil.test', below).target).toBeNull();
  const hash = { home: 'https://app.acme.test/index.html#/' };
  expect(resolve('https://app.acme.test/index.html#/cart', hash).target).toEqual({ kind: 'place', address: '/cart' });
});

it.each(['capacitor://localhost/', 'file:///app/index.html#/'])(
  'stays within a host in a desktop or mobile shell: %s',
  (shell) => {
    expect(resolve(`${shell}cart?tab=1`, { home: shell }).target).toEqual({ kind: 'place', address: '/cart?tab=1' });
    for (const other of [
      'file:///etc/passwd',
      'capacitor://evil.test/',
      'javascript://localhost/%0aalert(1)',
      'file:evil',
    ])
      expect(resolve(other, { home: shell }).target).toBeNull();
    expect(resolve(`${shell}/evil.test`, { home: shell }).target).toBeNull();
  },
);

it('names the refused site in the warning', () => {
  expect(resolve('https://evil.test/?code=1').warnings).toEqual([
    'A redirect to https://evil.test was ignored: its origin is not allowed.',
  ]);
});

it('warns in the console by default', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(resolveRedirect('javascript:alert(1)', { home })).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('A redirect address that cannot be used was ignored.');
  warn.mockRestore();
});

it('ignores an empty address without a warning', () => {
  expect(resolve('')).toEqual({ target: null, warnings: [] });
});
