import { expect, it } from 'vitest';
import { createMemoryHistory } from './memory-history';

function setUp() {
  const moves: string[] = [];
  const left: string[] = [];
  const history = createMemoryHistory({
    address: 'https://studio.test/account/login?tenantId=a',
    onMove: () => moves.push(history.address()),
    onLeave: (url) => left.push(url),
  });
  return { history, moves, left };
}

it('pushes, replaces and goes back', () => {
  const { history, moves } = setUp();
  history.go('/one');
  history.go('/two', { replace: true });
  expect(history.canGoBack()).toBe(true);
  history.back();
  expect(moves).toEqual(['/one', '/two', '/account/login?tenantId=a']);
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

it('gives each step of a flow an entry with the same address, and goes back through them', () => {
  const { history, moves } = setUp();
  const { steps } = history;
  const depths: (number | null)[] = [];
  steps.subscribe(() => depths.push(steps.depth()));
  expect(steps.depth()).toBeNull();
  steps.push();
  steps.push();
  expect([steps.depth(), history.address()]).toEqual([2, '/account/login?tenantId=a']);
  expect(moves).toHaveLength(2);
  history.back();
  history.back();
  expect(depths).toEqual([1, 0]);
  expect(history.canGoBack()).toBe(false);
});

it('stores the addresses of a step in its entry', () => {
  const { steps, back } = setUp().history;
  steps.replace({ portal: ['users'] });
  steps.push({ portal: ['users', 'invite'] });
  expect(steps.trail('portal')).toEqual(['users', 'invite']);
  expect(steps.trail('other')).toEqual([]);
  back();
  expect([steps.depth(), steps.trail('portal')]).toEqual([0, ['users']]);
});

it('goes back over the steps of a flow that has ended, without telling the flow', async () => {
  const { history } = setUp();
  const { steps } = history;
  let calls = 0;
  steps.subscribe(() => (calls += 1));
  history.go('/account/forgot');
  steps.push();
  steps.push();
  await steps.back(2);
  expect([steps.depth(), history.address(), calls]).toEqual([0, '/account/forgot', 0]);
  history.back();
  expect([steps.depth(), history.address(), calls]).toEqual([null, '/account/login?tenantId=a', 1]);
  await steps.back(5);
  expect(history.address()).toBe('/account/login?tenantId=a');
});

it.each(['go', 'leave'] as const)('leaves by %s for another site without changing its address', (verb) => {
  const { history, left } = setUp();
  history[verb]('https://elsewhere.test/x');
  expect(left).toEqual(['https://elsewhere.test/x']);
  expect(history.address()).toBe('/account/login?tenantId=a');
});
