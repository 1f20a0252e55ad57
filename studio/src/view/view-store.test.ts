// @vitest-environment jsdom
import { everyState } from '@portico/fixtures';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { readAddress, writeAddress } from './view-address';
import { createViewHistory } from './view-history';
import { editors, startPlace, type ViewPlace, wallAreas, wallFilters, wallShows } from './view-place';
import { createViewStore, settleAddress, type ViewState } from './view-store';

const BURST_MS = 1_200;

afterEach(() => vi.restoreAllMocks());

/** A view at an address; `go` acts like the browser's Back and Forward. */
function openAt(hash: string) {
  window.history.pushState(null, '', `/studio/?theme=1${hash}`);
  const history = createViewHistory(window);
  const pushState = vi.spyOn(window.history, 'pushState');
  let time = 0;
  return {
    history,
    view: createViewStore(history, () => time),
    hash: () => window.location.hash,
    pushed: () => pushState.mock.calls.length,
    go(by: number) {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.go(by);
      return arrived;
    },
    pass(ms: number) {
      time += ms;
    },
  };
}

const anyState = fc.constantFrom(...everyState().map(({ screen, name }) => ({ screen: screen.id, state: name })));

const anyOptions: fc.Arbitrary<Omit<ViewPlace, 'screen' | 'state'>> = fc.record({
  view: fc.constantFrom('focus', 'wall'),
  device: fc.constantFrom('desktop', 'tablet', 'phone', 'free'),
  width: fc.integer({ min: 240, max: 2560 }),
  height: fc.option(fc.integer({ min: 240, max: 2560 })),
  orientation: fc.constantFrom('portrait', 'landscape'),
  compare: fc.constantFrom('none', 'schemes', 'devices', 'de', 'pt-BR,he'),
  scheme: fc.constantFrom('light', 'dark'),
  language: fc.constantFrom('en', 'de', 'pt-BR', 'qps-ploc'),
  persona: fc.constantFrom(null, 'ada@acme.test', 'a+b&c=d@acme.test'),
  zoom: fc.integer({ min: 10, max: 200 }),
  editor: fc.constantFrom(...editors),
  search: fc.constantFrom('', 'user & role', 'mot de passe'),
  show: fc.constantFrom(...wallShows),
  area: fc.constantFrom(...wallAreas),
  filter: fc.constantFrom(...wallFilters),
  unfolded: fc.constantFrom('', 'login-box/preLogin', 'login-box/preLogin,admin-portal/users'),
  folded: fc.constantFrom('', 'login-box/Sign in,admin-portal/Pages'),
  camera: fc.constantFrom(null, '0,0,5', '1200,-3400,23.5'),
});

const anyPlace: fc.Arbitrary<ViewPlace> = fc
  .tuple(anyState, anyOptions)
  .map(([state, options]) => ({ ...state, ...options }));

it('reads back every view it writes', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const { place: read, ignored } = readAddress(writeAddress(place, startPlace));
      expect({ ...startPlace, ...read }).toEqual(place);
      expect(ignored).toEqual([]);
    }),
  );
});

it('drops and reports parameters that are not valid', () => {
  const { place, ignored } = readAddress(
    '#screen=../../etc&state=default&view=cinema&zoom=1e9&language=<script>&persona=unknown&__proto__=x&future=1',
  );
  expect(place).toEqual({ state: 'default' });
  expect(ignored).toEqual(['screen', 'view', 'zoom', 'language', 'persona', '__proto__', 'future']);
});

it.each(['compare=de-', 'compare=--', 'compare=de,he-', 'compare=de-aa-bb', 'language=de-aa-bb'])(
  'drops a language that the browser cannot name: %s',
  (parameter) => {
    expect(readAddress(`#${parameter}`)).toEqual({ place: {}, ignored: [parameter.split('=')[0]] });
  },
);

it('does not select a state that the screen does not have', () => {
  expect(readAddress('#screen=login-box/success&state=wrongPassword')).toEqual({
    place: { screen: 'login-box/success' },
    ignored: ['state'],
  });
});

it('never throws on an address', () => {
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(readAddress(hash).ignored).toBeInstanceOf(Array);
    }),
  );
});

it('opens at the place of a deep link and writes every change into the address', () => {
  const { view, hash } = openAt('#screen=admin-portal/users&state=empty&view=wall');
  expect(view.getState()).toMatchObject({ screen: 'admin-portal/users', state: 'empty', view: 'wall' });
  view.getState().changeView({ view: 'focus', scheme: 'dark' });
  expect(hash()).toBe('#screen=admin-portal/users&state=empty&scheme=dark');
  expect(view.getState()).toMatchObject({ view: 'focus', scheme: 'dark' });
  expect(window.location).toMatchObject({ pathname: '/studio/', search: '?theme=1' });
});

it('changes no address for the panels', () => {
  const { view, hash } = openAt('#screen=login-box/success&state=default');
  view.getState().changeView({ drawerOpen: true });
  expect(view.getState().drawerOpen).toBe(true);
  expect(hash()).toBe('#screen=login-box/success&state=default');
});

it('follows an address that the user types, and settles it without the dropped parameters', async () => {
  const { view, history, hash } = openAt('');
  window.location.hash = '#screen=login-box/success&device=watch&share=abc';
  await expect.poll(() => view.getState().screen).toBe('login-box/success');
  expect(settleAddress(history)).toEqual(['device']);
  expect(hash()).toBe('#screen=login-box/success&state=default');
  expect(view.getState().screen).toBe('login-box/success');
});

it('adds a history entry for screen, state, view and editor, and follows Back and Forward', async () => {
  const { view, go, pushed } = openAt('#screen=login-box/preLogin&state=default');
  const { changeView } = view.getState();
  changeView({ view: 'wall' });
  changeView({ zoom: 60 });
  changeView({ screen: 'admin-portal/users', state: 'empty', view: 'focus' });
  changeView({ editor: 'texts' });
  changeView({ scheme: 'dark', language: 'de' });
  expect(pushed()).toBe(3);

  await go(-1);
  expect(view.getState()).toMatchObject({ screen: 'admin-portal/users', editor: 'theme', scheme: 'light' });
  await go(-1);
  expect(view.getState()).toMatchObject({ screen: 'login-box/preLogin', view: 'wall', zoom: 60 });
  await go(1);
  await go(1);
  expect(view.getState()).toMatchObject({ editor: 'texts', scheme: 'dark', language: 'de' });
  expect(pushed()).toBe(3);
});

it('adds no history entry for a selection on the wall, and returns from Focus to what was selected', async () => {
  const { view, go, pushed } = openAt('#screen=login-box/preLogin&state=default&view=wall');
  const { changeView } = view.getState();
  changeView({ screen: 'admin-portal/users', state: 'empty' });
  changeView({ camera: '1200,3400,25' });
  expect(pushed()).toBe(0);
  changeView({ view: 'focus' });
  expect(pushed()).toBe(1);
  await go(-1);
  expect(view.getState()).toMatchObject({ view: 'wall', screen: 'admin-portal/users', camera: '1200,3400,25' });
});

it('adds one history entry for a burst of changes to the same part', async () => {
  const { view, go, pushed, pass } = openAt('#screen=admin-portal/profile&state=default');
  const { changeView } = view.getState();
  for (const editor of ['code', 'texts', 'code'] as const) {
    changeView({ editor });
    pass(BURST_MS / 2);
  }
  expect(pushed()).toBe(1);
  pass(BURST_MS);
  changeView({ editor: 'theme' });
  expect(pushed()).toBe(2);
  await go(-1);
  expect(view.getState().editor).toBe('code');
  await go(-1);
  expect(view.getState().editor).toBe('theme');
});

it('changes the view without an address when the browser refuses further addresses', () => {
  const { view } = openAt('');
  const replaceState = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  view.getState().changeView({ zoom: 60 });
  expect(view.getState().zoom).toBe(60);
  replaceState.mockRestore();
  view.getState().changeView({ zoom: 100 });
  expect(view.getState().zoom).toBe(100);
});

it('opens the editor of a requested value', () => {
  const { view } = openAt('');
  view.getState().changeView({ editorOpen: false });
  view.getState().reveal({ kind: 'text', key: 'loginBox.login.title' });
  expect(view.getState()).toMatchObject({ editor: 'texts', editorOpen: true });
});

it.each([
  ['the navigation editor opens', (view: ViewState) => view.changeView({ editor: 'navigation', editorOpen: true })],
  ['an entry of it is revealed', (view: ViewState) => view.reveal({ kind: 'page', page: 'users' })],
])('replaces a login screen with the portal when %s', (_, open) => {
  const { view } = openAt('');
  open(view.getState());
  expect(view.getState()).toMatchObject({ editor: 'navigation', screen: 'admin-portal/profile', state: 'default' });
});

it.each([
  ['the navigation editor closes', 'login-box/preLogin', { editor: 'navigation', editorOpen: false }],
  ['the change names a screen', 'login-box/preLogin', { editor: 'navigation', screen: 'login-box/preLogin' }],
  ['the portal is shown already', 'admin-portal/users', { editor: 'navigation' }],
  ['another editor opens', 'login-box/preLogin', { editor: 'texts' }],
] as const)('keeps the screen when %s', (_, screen, change) => {
  const { view } = openAt(`#screen=${screen}`);
  view.getState().changeView(change);
  expect(view.getState().screen).toBe(screen);
});
