import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import type { Transport } from '../core/transport';
import { findApp } from './registry';
import { createTestApp, type TestAppOptions } from './test-app';

const LARGEST_OVERRIDE_BYTES = 1_000_000;

const THEME = { themeV2: { palette: { primary: { main: '#0a7d5a' } } } };
const OVERRIDE = 'https://cdn.acme.test/o.json';
const METADATA = '/metadata?entityName=adminBox';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

function open(options: TestAppOptions = {}) {
  const asked: string[] = [];
  const through = (transport: Transport) => (request: Request) => {
    asked.push(request.url.replace('https://id.portico.test/frontegg', ''));
    return options.through ? options.through(transport)(request) : transport(request);
  };
  const app = createTestApp(world, { ...options, through });
  return { app, asked };
}

it('sends nothing before it is started', () => {
  expect(open().asked).toEqual([]);
});

it('requests flags, metadata and the session at the same time', async () => {
  const waiting: (() => void)[] = [];
  const hold = (transport: Transport) => async (request: Request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return transport(request);
  };
  const { app, asked } = open({ through: hold });
  const started = app.start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.sort()).toEqual(['/flags', '/identity/resources/auth/v1/user/token/refresh', METADATA]);
  for (const go of waiting) go();
  await started;
});

it('applies the metadata that the vendor has published', async () => {
  world.publish(THEME);
  const { app } = open();
  const before = app.metadata.getState().css;
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(THEME.themeV2);
  expect(app.metadata.getState().css).not.toBe(before);
});

it('skips the metadata call when the host passes the document', async () => {
  const { app, asked } = open({ metadata: THEME });
  await app.start();
  expect(asked).not.toContain(METADATA);
  expect(app.metadata.getState().document.themeV2).toMatchObject(THEME.themeV2);
});

/** A service whose document names an override that `answer` responds to. */
function withOverride(url: string, answer: () => Response) {
  world.publish({ ...THEME, metadataOverrides: { url } });
  const seen: Request[] = [];
  const through = (transport: Transport) => async (request: Request) => {
    if (request.url !== url) return transport(request);
    seen.push(request);
    return answer();
  };
  return { ...open({ through }), seen };
}

it('merges the override over the document, fetched without credentials', async () => {
  const override = { themeV2: { palette: { primary: { main: '#7a1fa2' } } } };
  const { app, seen } = withOverride(OVERRIDE, () => Response.json(override));
  await app.start();
  expect(seen.map(({ credentials }) => credentials)).toEqual(['omit']);
  expect(app.metadata.getState().document.themeV2).toMatchObject(override.themeV2);
});

it.each([
  ['plain http', 'http://cdn.acme.test/o.json', () => Response.json({ themeV2: { palette: {} } })],
  ['an error', OVERRIDE, () => new Response('', { status: 500 })],
  ['no JSON', OVERRIDE, () => new Response('<html>')],
  ['too much', OVERRIDE, () => new Response(`"${'x'.repeat(1_000_001)}"`)],
  ['no address', 'nonsense', () => new Response('{}')],
  ['of the wrong type', OVERRIDE, () => Response.json({ themeV2: { palette: { primary: 'green' } } })],
  ['a list', OVERRIDE, () => Response.json([])],
  ['null', OVERRIDE, () => Response.json(null)],
  ['no texts', OVERRIDE, () => Response.json({ localizations: { en: { loginBox: 7 } } })],
  [
    'made to reach a prototype',
    OVERRIDE,
    () =>
      new Response(
        '{ "__proto__": { "polluted": true }, "themeV2": { "palette": { "primary": { "main": "#7a1fa2" } } } }',
      ),
  ],
  [
    'made to reach a prototype further in',
    OVERRIDE,
    () => new Response('{ "themeV2": { "palette": { "primary": { "main": "#7a1fa2" }, "constructor": {} } } }'),
  ],
])('keeps the document when the override is %s', async (_, url, answer) => {
  const { app } = withOverride(url, answer);
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(THEME.themeV2);
  expect(app.session.store.getState().errorByRequest).toEqual({});
  expect('polluted' in {}).toBe(false);
});

it('aborts the download of an override once it is too large', async () => {
  const chunk = new TextEncoder().encode('"'.padEnd(100_000, 'x'));
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
    cancel() {
      isCancelled = true;
    },
  });
  const { app, seen } = withOverride(OVERRIDE, () => new Response(endless));
  await app.start();
  expect(app.metadata.getState().document.themeV2).toMatchObject(THEME.themeV2);
  expect([isCancelled, seen[0]?.signal.aborted]).toEqual([true, true]);
  expect(sent).toBeLessThanOrEqual(LARGEST_OVERRIDE_BYTES + 2 * chunk.byteLength);
});

it.each([{ rows: [] }, { rows: [{}] }, {}])('reports to the host that there is no document: %j', async (answer) => {
  const through = (transport: Transport) => (request: Request) =>
    request.url.endsWith(METADATA) ? Promise.resolve(Response.json(answer)) : transport(request);
  const { app } = open({ through });
  await app.start();
  expect(app.session.store.getState().errorByRequest).toEqual({ LOAD_ADMIN_BOX_METADATA: { isError: true } });
});

it('is found by its name while it runs', async () => {
  const { app } = open({ appName: 'second' });
  expect(findApp('second')).toBeUndefined();
  await app.start();
  expect(findApp('second')).toBe(app);
  app.dispose();
  expect(findApp('second')).toBeUndefined();
});

it.each([
  ['/', false, undefined],
  ['/account/login', false, 'login-box'],
  ['/account/portal', false, 'admin-portal'],
  ['/', true, 'admin-portal'],
])('names its source at %s (portal open: %s): %s', async (address, portalOpen, source) => {
  const sources: (string | null)[] = [];
  const through = (transport: Transport) => (request: Request) => {
    sources.push(request.headers.get('frontegg-source'));
    return transport(request);
  };
  const { app } = open({ address, through });
  if (portalOpen) app.portal.setState({ open: true });
  await app.start();
  expect([...new Set(sources)]).toEqual([source ?? null]);
});

it('calls `onText` with every text that is shown', () => {
  const texts: string[] = [];
  const { app } = open({ onText: (key) => texts.push(key) });
  app.metadata.getState().translate('common.states.loading');
  expect(texts).toEqual(['common.states.loading']);
});

/** A portal in use: with a dialog, a search and what the user was shown. */
const usersPortal = {
  open: true,
  page: 'users',
  dialog: { kind: 'inviteUser' },
  params: { search: 'ben' },
  unread: 3,
  created: { id: 'token', secret: 'hidden' },
};

it('closes the portal when the user signs out', async () => {
  const { app } = open({ signedInAs: 'ada@acme.test' });
  await app.start();
  app.portal.setState(usersPortal);
  await app.session.logout();
  expect(app.portal.getState()).toEqual({ open: false, page: '', dialog: { kind: 'none' } });
});

it('keeps the page of the portal when the session ends, but nothing that the user has entered or seen', async () => {
  const { app } = open({ signedInAs: 'ada@acme.test', hostedLoginBox: true });
  await app.start();
  app.portal.setState(usersPortal);
  app.session.clear();
  expect(app.portal.getState()).toEqual({ open: true, page: 'users', dialog: { kind: 'none' } });
});
