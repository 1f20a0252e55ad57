import { expect, it } from 'vitest';
import { createCancellation } from './cancellation';

it('calls back once, with the first reason', () => {
  const reasons: unknown[] = [];
  const cancellation = createCancellation((reason) => reasons.push(reason));
  expect(cancellation.isCancelled).toBe(false);
  expect(() => cancellation.throwIfCancelled()).not.toThrow();
  cancellation.cancel('reset');
  cancellation.cancel('left');
  expect(cancellation.isCancelled).toBe(true);
  expect(reasons).toEqual(['reset']);
  expect(() => cancellation.throwIfCancelled()).toThrow('reset');
});

it.each([
  ['before', true],
  ['after', false],
])('aborts the signal that was read %s it', (_, readsFirst) => {
  const cancellation = createCancellation(() => undefined);
  const early = readsFirst ? cancellation.signal : undefined;
  expect(early?.aborted ?? false).toBe(false);
  cancellation.cancel('reset');
  expect(cancellation.signal).toBe(early ?? cancellation.signal);
  expect(cancellation.signal.aborted).toBe(true);
  expect(cancellation.signal.reason).toBe('reset');
});
