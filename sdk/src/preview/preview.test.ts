// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sendPasswordReset } from '../api/users';
import { createApp } from '../app/create-app';
import { createTestApp } from '../app/test-app';
import { preview } from './preview';

it('answers out of a world of its own, the same for the same seed', async () => {
  const [first, second] = [preview({ seed: 7, latency: 0 }), preview({ seed: 7, latency: 0 })];
  await Promise.all([first.ready, second.ready]);
  const [one, other] = await Promise.all([first.world, second.world]);
  expect(one).not.toBe(other);
  expect(one.snapshot().tables).toEqual(other.snapshot().tables);
});

it('signs a user in, on a clock that ticks', async () => {
  const demo = preview({ latency: 0, signedInAs: 'ada@acme.test', now: '2030-05-01T08:00:00Z' });
  const app = createTestApp({ clock: demo.clock, connect: () => demo });
  await demo.ready;
  await app.start();
  expect(app.session.store.getState().user?.email).toBe('ada@acme.test');
  expect(new Date(demo.clock.now()).toISOString()).toMatch(/^2030-05-01T08:00/);
  await demo.clock.sleep(5);
});

it('takes a world that was created elsewhere', async () => {
  const world = createWorld({ latency: 0 });
  expect(await preview({ world }).world).toBe(world);
});

it('adds one badge to the page, which cannot be removed', async () => {
  await preview({ latency: 0 }).ready;
  const badges = () => document.querySelectorAll('portico-preview-badge');
  expect(badges()).toHaveLength(1);
  expect(badges()[0]!.shadowRoot?.textContent).toContain('Preview · simulated data');
  badges()[0]!.remove();
  await Promise.resolve();
  expect(badges()).toHaveLength(1);
});

it.each([
  ['an unknown scenario', { scenario: 'no-such' as 'small-team' }],
  ['an unknown user', { signedInAs: 'no-such@acme.test' }],
])('fails to get ready for %s, and gives the developer the reason', async (_, options) => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const lost = preview(options);
  await expect(lost.ready).rejects.toThrow(/no-such/);
  await expect(lost.world).rejects.toThrow(/no-such/);
  const reason = expect.objectContaining({ message: expect.stringContaining('no-such') });
  expect(error.mock.calls).toEqual([['The preview could not start.', reason]]);
  error.mockRestore();
});

it('shows the newest mails, text messages and codes behind its badge, and opens their links in the page', async () => {
  const user = userEvent.setup();
  const demo = preview({ latency: 0, now: '2030-05-01T08:00:00Z' });
  await demo.ready;
  const world = await demo.world;
  const app = createApp({ contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'c' }, preview: demo });
  const root = document.querySelector('portico-preview-badge')!.shadowRoot!;
  const badge = root.querySelector('button')!;
  expect(badge).toHaveAttribute('aria-expanded', 'false');
  await user.click(badge);
  const panel = await waitFor(() => root.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no panel'));
  expect([badge.getAttribute('aria-expanded'), root.activeElement]).toEqual(['true', panel]);
  expect(panel).toHaveTextContent(`ben@acme.test${world.authenticator.code('ben@acme.test')}`);
  expect(panel).toHaveTextContent('Text messagesNone yet.');
  await user.keyboard('{Escape}');
  expect([root.querySelector('[role=dialog]'), root.activeElement]).toEqual([null, badge]);
  expect(badge).toHaveAttribute('aria-expanded', 'false');

  await sendPasswordReset(app.http, { email: 'ada@acme.test' });
  const [mail] = world.inbox.list();
  await user.click(badge);
  const again = await waitFor(() => root.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no panel'));
  await user.click(within(again).getByRole('button', { name: `Open the link: ${mail!.subject}` }));
  const { path, query } = app.location.read();
  expect([`${path}?${query}`, root.querySelector('[role=dialog]')]).toEqual([mail!.link, null]);
});

it('follows its world while it is open', async () => {
  const demo = preview({ latency: 0, signedInAs: 'ada@acme.test' });
  await demo.ready;
  const root = document.querySelector('portico-preview-badge')!.shadowRoot!;
  await userEvent.click(root.querySelector('button')!);
  const panel = await waitFor(() => root.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no panel'));
  const app = createApp({ contextOptions: { baseUrl: 'https://id.portico.test', clientId: 'c' }, preview: demo });
  await sendPasswordReset(app.http, { email: 'ines@acme.test' });
  await waitFor(() => expect(within(panel).getByText('ines@acme.test')).toBeVisible());
});

it('publishes the DNS record behind its badge that proves a domain', async () => {
  const user = userEvent.setup();
  const demo = preview({ latency: 0 });
  await demo.ready;
  const root = document.querySelector('portico-preview-badge')!.shadowRoot!;
  if (!root.querySelector('[role=dialog]')) await user.click(root.querySelector('button')!);
  const panel = await waitFor(() => root.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no panel'));
  await user.type(within(panel).getByLabelText('Name of the TXT record'), ' Acme.example ');
  await user.type(within(panel).getByLabelText('Value of the TXT record'), 'portico-verification=abc');
  await user.click(within(panel).getByRole('button', { name: 'Publish the record' }));
  expect(within(panel).getByRole('status')).toHaveTextContent('Acme.example has the record now.');
  expect((await demo.world).dns.list()).toContainEqual({ domain: 'acme.example', text: 'portico-verification=abc' });
});
