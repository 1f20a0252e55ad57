// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePage, renderPortal } from '../test-portal';

preparePage();
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('returns the focus to the button of a menu whose dialog is there before the menu could return it', async () => {
  const world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  const { user } = await renderPortal(world, { page: 'users' });
  const button = await screen.findByRole('button', { name: 'Actions for Chloe Lindqvist' });
  await user.click(button);
  const item = await screen.findByRole('menuitem', { name: 'Edit roles' });
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  await user.click(item);
  await screen.findByRole('dialog', { name: 'Roles of Chloe Lindqvist' });
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
