// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewStore } from '../view/view-store';
import { ScreenPicker } from './ScreenPicker';
// The picker fetches it when it is opened; loaded here, so that no test waits for it.
import './ScreenPopover';

beforeEach(() => viewStore.getState().changeView({ screen: 'login-box/preLogin', state: 'default' }));
afterEach(cleanup);

const button = (name: RegExp) => screen.findByRole('button', { name });

it('opens a list with a focused search field, and shows the screen of that name', async () => {
  const user = userEvent.setup();
  render(<ScreenPicker />);
  await user.click(await button(/^Screen: Email\. Choose another/));
  expect(await screen.findByLabelText('Search screens')).toHaveFocus();
  await user.keyboard('offer of a passkey{Enter}');
  expect(await button(/^Screen: Offer of a passkey\. Choose another/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
