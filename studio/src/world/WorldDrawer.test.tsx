// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { focusSession } from '../preview/preview-store';
import { viewStore } from '../view/view-store';
import { WorldDrawer } from './WorldDrawer';

afterEach(() => {
  cleanup();
  focusSession.store.setState({ world: null });
  viewStore.getState().changeView({ drawerOpen: false });
});

it('takes the focus into its panel only while it is open', async () => {
  focusSession.store.setState({ world: createWorld({ latency: 0 }) });
  render(<WorldDrawer />);
  const panel = () => screen.getByRole('tabpanel', { hidden: true });
  expect(panel().closest('[inert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open the world' }));
  expect(panel().closest('[inert]')).toBeNull();
});
