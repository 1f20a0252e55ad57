// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppContext } from '../../../app/context';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { LoginBox } from '../../LoginBox';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Mocks a parent window of another origin: as in browsers, reading its `location` throws. */
function putIntoForeignFrame() {
  const holder = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(holder as unknown as typeof window);
}

function mount(address: string, options: TestAppOptions = {}) {
  const app = createTestApp(world, { address, ...options });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
}

it.each(['/account/login?tenantId=acme', '/account/step-up?maxAge=60', '/account/reset-password?userId=u&token=t'])(
  'shows no form in a frame of another origin, and links to the same page: %s',
  async (address) => {
    putIntoForeignFrame();
    mount(address, { signedInAs: 'ben@acme.test' });
    expect(await screen.findByRole('heading', { name: 'Open this page in its own window' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in this window' });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_top',
      expect.stringContaining(address),
    ]);
    expect(document.querySelector('input, form')).toBeNull();
    expect(world.journal.list().filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

it('shows the form in a frame of another origin if the host allows it', async () => {
  putIntoForeignFrame();
  mount('/account/login', { allowForeignFrames: true });
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

it('shows the form in a frame of its own origin', async () => {
  const holder = { location: { href: '/' }, parent: {} };
  holder.parent = holder;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(holder as unknown as typeof window);
  mount('/account/login');
  expect(await screen.findByLabelText('Email')).toBeVisible();
});
