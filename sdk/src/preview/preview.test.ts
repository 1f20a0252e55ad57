// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { preview } from './preview';

it('answers out of a world of its own, the same for the same seed', async () => {
  const [first, second] = [preview({ seed: 7, latency: 0 }), preview({ seed: 7, latency: 0 })];
  await Promise.all([first.ready, second.ready]);
  const [one, other] = await Promise.all([first.world, second.world]);
  expect(one).not.toBe(other);
  expect(one.snapshot().tables).toEqual(other.snapshot().tables);
});

it('signs somebody in, on a clock that ticks', async () => {
  const demo = preview({ latency: 0, signedInAs: 'ada@acme.test', now: '2030-05-01T08:00:00Z' });
  const app = createTestApp({ clock: demo.clock, connect: () => demo });
  await demo.ready;
  await app.start();
  expect(app.session.store.getState().user?.email).toBe('ada@acme.test');
  expect(new Date(demo.clock.now()).toISOString()).toMatch(/^2030-05-01T08:00/);
  await demo.clock.sleep(5);
});

it('takes a world that somebody else holds', async () => {
  const world = createWorld({ latency: 0 });
  expect(await preview({ world }).world).toBe(world);
});

it('puts one badge on the page, which cannot be taken away', async () => {
  await preview({ latency: 0 }).ready;
  const badges = () => document.querySelectorAll('portico-preview-badge');
  expect(badges()).toHaveLength(1);
  expect(badges()[0]!.shadowRoot?.textContent).toContain('Preview · simulated data');
  badges()[0]!.remove();
  await Promise.resolve();
  expect(badges()).toHaveLength(1);
});

it('fails to get ready for a scenario nobody knows', async () => {
  const lost = preview({ scenario: 'no-such' as 'small-team' });
  await expect(lost.ready).rejects.toThrow(/no-such/);
  await expect(lost.world).rejects.toThrow(/no-such/);
});
