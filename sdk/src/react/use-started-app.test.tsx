// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, lazy, StrictMode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../app/app';
import { findApp } from '../app/registry';
import { createTestApp } from '../app/test-app';
import type { Transport } from '../core/transport';
import type { PortalMetadata } from '../metadata';
import { FronteggProvider } from './FronteggProvider';
import { useAuth } from './hooks';

const REFRESH = '/identity/resources/auth/v1/user/token/refresh';

let world: World;
let app: App;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  app = createTestApp(world, { signedInAs: 'ada@acme.test' });
});
afterEach(cleanup);

const refreshes = () => world.journal.list().filter(({ path }) => path.endsWith(REFRESH)).length;

/** A page of the host that loads when it is opened. */
function createLazyPage() {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Page = lazy(async () => {
    await loaded;
    return { default: () => <p>Reports</p> };
  });
  return { Page, load };
}

/** Opens a lazy page of a host whose routes are inside the provider, and whose Suspense boundary is around it. */
async function openLazyPage() {
  const { Page, load } = createLazyPage();
  function Routes() {
    const name = useAuth((auth) => auth.user?.name);
    const [isOpen, setOpen] = useState(false);
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? <Page /> : `Hello ${name}`}
      </button>
    );
  }
  const view = render(
    <StrictMode>
      <Suspense fallback="Loading the page">
        <FronteggProvider app={app}>
          <Routes />
        </FronteggProvider>
      </Suspense>
    </StrictMode>,
  );
  const routes = await screen.findByText('Hello Ada Moreno');
  act(() => routes.click());
  return { view, load };
}

it('shows the host’s metadata while it is given, and the service’s, which loads meanwhile, after that', async () => {
  const given = { themeV2: { palette: { primary: { main: '#102030' } } } };
  const published = { themeV2: { palette: { primary: { main: '#0a7d5a' } } } };
  world.publish(published);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const hold = (transport: Transport) => async (request: Request) => {
    if (request.url.includes('/metadata')) await answered;
    return transport(request);
  };
  app = createTestApp(world, { through: hold });
  const theme = () => app.metadata.getState().document.themeV2;
  const host = (metadata?: PortalMetadata) => <FronteggProvider app={app} {...(metadata && { metadata })} />;
  const { rerender } = render(host());
  rerender(host(given));
  answer();
  await act(() => app.start());
  expect(theme()).toMatchObject(given.themeV2);
  rerender(host());
  expect(theme()).toMatchObject(published.themeV2);
});

it('keeps its app while a Suspense boundary around it waits for a page of the host', async () => {
  const { load } = await openLazyPage();
  expect(screen.getByText('Loading the page')).toBeTruthy();
  expect(findApp('default')).toBe(app);
  await act(async () => load());
  expect(screen.getByText('Reports')).toBeTruthy();
  expect(findApp('default')).toBe(app);
  expect(refreshes()).toBe(1);
});

it('ends its app when it is unmounted while a Suspense boundary waits', async () => {
  const { view } = await openLazyPage();
  view.unmount();
  await waitFor(() => expect(findApp('default')).toBeUndefined());
});

it('ends its app when an Activity hides it, and starts it again without concealing the host’s content', async () => {
  const host = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <FronteggProvider app={app}>
        <input aria-label="Note" />
      </FronteggProvider>
    </Activity>
  );
  const { rerender } = render(host('visible'));
  const note = await screen.findByLabelText('Note');
  rerender(host('hidden'));
  await waitFor(() => expect(findApp('default')).toBeUndefined());
  rerender(host('visible'));
  await waitFor(() => expect(findApp('default')).toBe(app));
  await waitFor(() => expect(refreshes()).toBe(2));
  expect(screen.getByLabelText('Note')).toBe(note);
});
