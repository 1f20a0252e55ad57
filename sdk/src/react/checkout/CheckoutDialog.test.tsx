// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePage } from '../../admin-portal/test-portal';
import type { App } from '../../app/app';
import { createBrowserSteps } from '../../app/history/browser-steps';
import { createTestApp, type TestAppOptions } from '../../app/test-app';
import { createMemoryStrategy } from '../../core/memory-strategy';
import { FronteggProvider } from '../FronteggProvider';
import { CheckoutDialog } from './checkout-dialog-object';
import { useCheckoutDialog } from './use-checkout-dialog';

preparePage();

const SUMMARY = 'GET /subscriptions/resources/billing/summaries/v1/{tenantId}';
const PREMIUM = 'plan-premium';

let world: World;
const open = (scenario: 'small-team' | 'trial-ending' = 'trial-ending') => {
  world = createWorld({ latency: 0, scenario, now: '2026-03-02T09:00:00.000Z' });
  world.clock.follow(() => performance.now());
};
beforeEach(() => open());
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(document.querySelector('[id^=frontegg-checkout]')).toBeNull());
});

function Upgrade({ plan }: { plan: string }) {
  const { showDialog, hideDialog, open: isOpen, error, success } = useCheckoutDialog();
  return (
    <>
      <button type="button" onClick={() => showDialog(plan)}>
        Upgrade
      </button>
      <button type="button" onClick={hideDialog}>
        Hide
      </button>
      <p data-testid="state">{[isOpen && 'open', error, success && 'bought'].filter(Boolean).join(', ')}</p>
    </>
  );
}

async function mount(options: TestAppOptions = {}, plan = PREMIUM) {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', ...options });
  const host = (content: React.ReactNode) => <FronteggProvider app={app}>{content}</FronteggProvider>;
  const { rerender, unmount } = render(host(<Upgrade plan={plan} />));
  await screen.findByRole('button', { name: 'Upgrade' });
  return { app, user: userEvent.setup(), leave: () => rerender(host(<p>Other page</p>)), unmount };
}

type Opened = Awaited<ReturnType<typeof mount>>;

async function upgrade({ user }: Pick<Opened, 'user'>, title = 'Checkout: Premium') {
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function typeCard({ user }: Pick<Opened, 'user'>, number: string) {
  const values = {
    'Card number': number,
    'Expiry date': '12/30',
    'Security code': '123',
    'Name on card': 'Ada Moreno',
  };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
}

const pay = ({ user }: Pick<Opened, 'user'>) => user.click(screen.getByRole('button', { name: 'Pay $100.00' }));
const state = () => screen.getByTestId('state').textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const portalOf = ({ portal }: App) => portal.getState();

function patchRow(table: string, id: string, patch: object) {
  const snapshot = world.snapshot();
  const tables = snapshot.tables as Record<string, { id: string }[]>;
  Object.assign(tables[table]?.find((row) => row.id === id) ?? {}, patch);
  world.restore(snapshot);
}

it('buys a plan with a new card, and leaves the admin portal as it is', async () => {
  const opened = await mount();
  const before = portalOf(opened.app);
  const dialog = await upgrade(opened);
  expect(state()).toBe('open');
  await typeCard(opened, '4242 4242 4242 4242');
  await pay(opened);
  expect(await dialog.findByText('Your plan is Premium now.')).toBeTruthy();
  expect(state()).toBe('open, bought');
  await opened.user.click(dialog.getByRole('button', { name: 'Done' }));
  await isClosed();
  expect(state()).toBe('bought');
  expect(portalOf(opened.app)).toBe(before);
});

it('accepts another card after one was declined', async () => {
  const opened = await mount();
  const dialog = await upgrade(opened);
  await typeCard(opened, '4000 0000 0000 0002');
  await pay(opened);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/declined/);
  await waitFor(() => expect(state()).toMatch(/^open, .*declined/));
  await typeCard(opened, '4242 4242 4242 4242');
  await pay(opened);
  expect(await dialog.findByText('Your plan is Premium now.')).toBeTruthy();
  expect(state()).toBe('open, bought');
});

it('calls the host back: on the order, on each failure, and once at the end', async () => {
  const opened = await mount();
  const [onClose, onSuccess, onError] = [vi.fn(), vi.fn(), vi.fn()];
  act(() => CheckoutDialog.show({ onClose, onSuccess, onError }));
  await screen.findByRole('dialog', { name: 'Checkout: Premium' });
  await typeCard(opened, '4000 0000 0000 0002');
  await pay(opened);
  await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/declined/)));
  await typeCard(opened, '4242 4242 4242 4242');
  await pay(opened);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  act(() => CheckoutDialog.hide());
  act(() => CheckoutDialog.hide());
  await isClosed();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes by Escape and by its own button, and returns the focus', async () => {
  const opened = await mount();
  const dialog = await upgrade(opened);
  await dialog.findByLabelText('Card number');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Card number')));
  await opened.user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upgrade' })));
  const again = await upgrade(opened);
  await opened.user.click(again.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(state()).toBe('');
});

it('asks before it discards a card that was typed', async () => {
  const opened = await mount();
  await upgrade(opened);
  await typeCard(opened, '4242 4242 4242 4242');
  await opened.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await opened.user.click(question.getByRole('button', { name: /Discard|Leave/ }));
  await isClosed();
  expect(state()).toBe('');
});

it('closes by Back, and by its button goes back over its own entry', async () => {
  const steps = createBrowserSteps(window);
  const preview = {
    transport: world.connect({ signedInAs: 'ada@acme.test' }).transport,
    ready: Promise.resolve(),
    clock: world.clock,
    location: { ...createMemoryStrategy(), steps },
  };
  const opened = await mount({ preview });
  await upgrade(opened);
  expect(steps.depth()).toBe(1);
  history.back();
  await isClosed();
  expect([steps.depth(), state()]).toEqual([0, '']);
  const again = await upgrade(opened);
  await opened.user.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(steps.depth()).toBe(0));
});

it('closes when the component that opened it, or the provider, unmounts', async () => {
  const opened = await mount();
  await upgrade(opened);
  opened.leave();
  await isClosed();
  const onClose = vi.fn();
  act(() => CheckoutDialog.show({ plan: PREMIUM, onClose }));
  await screen.findByRole('dialog', { name: 'Checkout: Premium' });
  opened.unmount();
  await isClosed();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes when the user signs out', async () => {
  const opened = await mount();
  await upgrade(opened);
  await act(() => opened.app.session.logout());
  await isClosed();
});

it('says that the role does not permit it', async () => {
  open('small-team');
  const opened = await mount({ signedInAs: 'ines@acme.test' });
  await upgrade(opened, 'Subscription');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your role does not include changes/);
  expect(state()).toMatch(/^open, Your role does not include changes/);
});

it('says that the plan is not on offer, and finds it by a retry', async () => {
  open('small-team');
  const opened = await mount({}, 'plan-new');
  await upgrade(opened, 'Subscription');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^This plan is no longer on offer/);
  patchRow('plans', 'plan-free', { id: 'plan-new', name: 'New' });
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Checkout: New' })).toBeTruthy();
});

it('says that the tenant has no subscription, or is billed by other means', async () => {
  open('small-team');
  patchRow('billingConfigurations', 'billing-acme', { externallyManaged: true });
  const opened = await mount();
  await upgrade(opened, 'Subscription');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This account is billed by other means/);
  patchRow('billingConfigurations', 'billing-acme', { externallyManaged: false });
  patchRow('subscriptions', 'subscription-acme', { tenantId: 'tenant-brightwater' });
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^This account has no subscription/)).toBeTruthy();
});

it('shows a failure while loading, and loads again', async () => {
  world.faults.add({ call: SUMMARY, kind: 'offline' });
  const opened = await mount();
  await upgrade(opened, 'Subscription');
  await screen.findByRole('alert');
  await waitFor(() => expect(state()).toMatch(/^open, .+/));
  world.faults.clear();
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Checkout: Premium' })).toBeTruthy();
});

it('opens the dialog of one app among two, and nothing for an unknown name', async () => {
  await mount({ appName: 'shop', language: 'de' });
  const other = createTestApp(world, { signedInAs: 'ada@acme.test', appName: 'office' });
  render(<FronteggProvider app={other}>Office</FronteggProvider>);
  await screen.findByText('Office');
  act(() => CheckoutDialog.show({ plan: PREMIUM }, 'unknown'));
  act(() => CheckoutDialog.show({ plan: PREMIUM }, 'office'));
  await screen.findByRole('dialog', { name: 'Checkout: Premium' });
  expect(state()).toBe('');
  act(() => CheckoutDialog.hide('shop'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(() => CheckoutDialog.hide('office'));
  await isClosed();
});
