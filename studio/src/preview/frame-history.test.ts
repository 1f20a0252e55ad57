import { expect, it } from 'vitest';
import { createFrameHistory } from './frame-history';

function setUp() {
  const moves: string[] = [];
  const left: string[] = [];
  const history = createFrameHistory(
    'https://studio.test',
    () => moves.push(history.address()),
    (url) => left.push(url),
  );
  history.restart('/account/login?tenantId=a');
  return { history, moves, left };
}

it('pushes, replaces and goes back', () => {
  const { history, moves } = setUp();
  history.go('/one');
  history.go('/two', { replace: true });
  expect(history.canGoBack()).toBe(true);
  history.back();
  expect(moves).toEqual(['/account/login?tenantId=a', '/one', '/two', '/account/login?tenantId=a']);
  expect(history.canGoBack()).toBe(false);
});

it('adds no entry for the current address', () => {
  const { history } = setUp();
  history.go('/account/login?tenantId=a');
  expect(history.canGoBack()).toBe(false);
});

it('parses path and query and calls its listeners', () => {
  const { history } = setUp();
  let calls = 0;
  const stop = history.subscribe(() => (calls += 1));
  history.go('/account/reset-password?token=t');
  stop();
  history.go('/');
  expect(calls).toBe(1);
  history.back();
  expect([history.read().path, history.read().query.get('token')]).toEqual(['/account/reset-password', 't']);
});

it.each(['go', 'leave'] as const)('leaves by %s for another site without changing its address', (verb) => {
  const { history, left } = setUp();
  history[verb]('https://elsewhere.test/x');
  expect(left).toEqual(['https://elsewhere.test/x']);
  expect(history.address()).toBe('/account/login?tenantId=a');
});
