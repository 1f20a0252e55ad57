// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AppContext } from '../../app/context';
import { createTestApp } from '../../app/test-app';
import { PieceView } from './PieceView';
import { lazyPiece, type Piece, readyPiece } from './piece';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function mount(greeting: Piece<{ name: string }>) {
  return render(
    <AppContext.Provider value={createTestApp(createWorld({ latency: 0 }))}>
      <PieceView piece={greeting} props={{ name: 'Ada' }} fallback={<p>On its way</p>} />
    </AppContext.Provider>,
  );
}

it('shows a loaded component without a placeholder', () => {
  mount(readyPiece(Greeting));
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

it('shows a prefetched lazy component without a placeholder', async () => {
  const greeting = lazyPiece(async () => ({ component: Greeting }));
  await greeting.load();
  mount(greeting);
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

it('shows a placeholder until the lazy component is loaded', async () => {
  mount(lazyPiece(async () => ({ component: Greeting })));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

it('offers a retry when a lazy component cannot be loaded', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => ({ component: Greeting })];
  mount(lazyPiece(() => answers.shift()?.() ?? Promise.reject()));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
