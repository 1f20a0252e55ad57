import { everyState } from '@portico/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './view-address';
import { editors, startPlace, type ViewPlace } from './view-place';
import { createViewStore, mirrorAddress, type ViewState } from './view-store';

const BURST_MS = 1_200;

/** An address with its history; `back` acts like the browser's Back button. */
function addressBar(start = '') {
  const entries = [start];
  let at = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get hash() {
      return entries[at] ?? '';
    },
    entries: () => entries.length,
    push(next: string) {
      at += 1;
      entries.splice(at, entries.length, next);
    },
    replace(next: string) {
      entries[at] = next;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typed(next: string) {
      this.push(next);
      notify();
    },
    go(by: 1 | -1) {
      at += by;
      notify();
    },
  };
}

const anyState = fc.constantFrom(...everyState().map(({ screen, name }) => ({ screen: screen.id, state: name })));

const anyLook: fc.Arbitrary<Omit<ViewPlace, 'screen' | 'state'>> = fc.record({
  view: fc.constantFrom('focus', 'wall'),
  device: fc.constantFrom('desktop', 'tablet', 'phone', 'free'),
  width: fc.integer({ min: 240, max: 2560 }),
  scheme: fc.constantFrom('light', 'dark'),
  language: fc.constantFrom('en', 'de', 'pt-BR', 'qps-ploc'),
  persona: fc.constantFrom(null, 'ada@acme.test', 'a+b&c=d@acme.test'),
  zoom: fc.integer({ min: 10, max: 200 }),
  editor: fc.constantFrom(...editors),
});

const anyPlace: fc.Arbitrary<ViewPlace> = fc.tuple(anyState, anyLook).map(([state, look]) => ({ ...state, ...look }));

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
  const bar = addressBar('#screen=admin-portal/users&state=empty&view=wall');
  const view = createViewStore();
  mirrorAddress(view, bar, { onIgnored: () => undefined });
  expect(view.getState()).toMatchObject({ screen: 'admin-portal/users', state: 'empty', view: 'wall' });
  view.getState().look({ view: 'focus', scheme: 'dark' });
  expect(bar.hash).toBe('#screen=admin-portal/users&state=empty&scheme=dark');
});

it('follows an address that the user types, with a notice of the dropped parameters', () => {
  const bar = addressBar();
  const view = createViewStore();
  const notices: string[][] = [];
  mirrorAddress(view, bar, { onIgnored: (names) => notices.push(names) });
  bar.typed('#screen=login-box/success&device=watch');
  expect(view.getState().screen).toBe('login-box/success');
  expect(notices).toEqual([['device']]);
  expect(bar.hash).toBe('#screen=login-box/success&state=default');
});

it('adds a history entry for screen, state, view and editor, and follows Back and Forward', () => {
  const bar = addressBar('#screen=login-box/preLogin&state=default');
  const view = createViewStore();
  mirrorAddress(view, bar, { onIgnored: () => undefined });
  const { look } = view.getState();
  look({ view: 'wall' });
  look({ zoom: 60 });
  look({ screen: 'admin-portal/users', state: 'empty', view: 'focus' });
  look({ editor: 'texts' });
  look({ scheme: 'dark', language: 'de' });
  expect(bar.entries()).toBe(4);

  bar.go(-1);
  expect(view.getState()).toMatchObject({ screen: 'admin-portal/users', editor: 'theme', scheme: 'light' });
  bar.go(-1);
  expect(view.getState()).toMatchObject({ screen: 'login-box/preLogin', view: 'wall', zoom: 60 });
  bar.go(1);
  bar.go(1);
  expect(view.getState()).toMatchObject({ editor: 'texts', scheme: 'dark', language: 'de' });
  expect(bar.entries()).toBe(4);
});

it('adds one history entry for a burst of changes to the same part', () => {
  let time = 0;
  const bar = addressBar('#screen=admin-portal/profile&state=default');
  const view = createViewStore();
  mirrorAddress(view, bar, { onIgnored: () => undefined, now: () => time });
  const { look } = view.getState();
  for (const editor of ['code', 'texts', 'code'] as const) {
    look({ editor });
    time += BURST_MS / 2;
  }
  expect(bar.entries()).toBe(2);
  time += BURST_MS;
  look({ editor: 'theme' });
  expect(bar.entries()).toBe(3);
  bar.go(-1);
  expect(view.getState().editor).toBe('code');
  bar.go(-1);
  expect(view.getState().editor).toBe('theme');
});

it('opens the editor of a requested value', () => {
  const view = createViewStore();
  view.getState().look({ editorOpen: false });
  view.getState().reveal({ kind: 'text', key: 'loginBox.login.title' });
  expect(view.getState()).toMatchObject({ editor: 'texts', editorOpen: true });
});

it.each([
  ['the navigation editor opens', (view: ViewState) => view.look({ editor: 'navigation', editorOpen: true })],
  ['an entry of it is revealed', (view: ViewState) => view.reveal({ kind: 'page', page: 'users' })],
])('replaces a login screen with the portal when %s', (_, open) => {
  const view = createViewStore();
  open(view.getState());
  expect(view.getState()).toMatchObject({ editor: 'navigation', screen: 'admin-portal/profile', state: 'default' });
});

it.each([
  ['the navigation editor closes', 'login-box/preLogin', { editor: 'navigation', editorOpen: false }],
  ['the change names a screen', 'login-box/preLogin', { editor: 'navigation', screen: 'login-box/preLogin' }],
  ['the portal is shown already', 'admin-portal/users', { editor: 'navigation' }],
  ['another editor opens', 'login-box/preLogin', { editor: 'texts' }],
] as const)('keeps the screen when %s', (_, screen, change) => {
  const view = createViewStore({ screen });
  view.getState().look(change);
  expect(view.getState().screen).toBe(screen);
});
