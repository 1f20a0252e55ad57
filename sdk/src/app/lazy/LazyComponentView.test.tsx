// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AppContext } from '../context';
import { createTestApp } from '../test-app';
import { LazyComponentView } from './LazyComponentView';
import { type LazyComponent, lazyComponent, loadedComponent } from './lazy-component';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function mount(greeting: LazyComponent<{ name: string }>) {
  return render(
    <AppContext.Provider value={createTestApp(createWorld({ latency: 0 }))}>
      <LazyComponentView lazy={greeting} props={{ name: 'Ada' }} fallback={<p>On its way</p>} />
    </AppContext.Provider>,
  );
}

it('shows a loaded component without a placeholder', () => {
  mount(loadedComponent(Greeting));
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

it('shows a prefetched lazy component without a placeholder', async () => {
  const greeting = lazyComponent(async () => ({ content: { component: Greeting } }));
  await greeting.load();
  mount(greeting);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

it('shows a placeholder until the lazy component is loaded', async () => {
  mount(lazyComponent(async () => ({ content: { component: Greeting } })));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

it('offers a retry when a lazy component cannot be loaded', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ content: { component: Greeting } }),
  ];
  mount(lazyComponent(() => answers.shift()?.() ?? Promise.reject()));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
