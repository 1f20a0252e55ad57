import { everyState } from '@portico/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './view-address';
import { editors, startPlace, type ViewPlace } from './view-place';
import { createViewStore, mirrorAddress } from './view-store';

function addressBar(start = '') {
  let hash = start;
  const listeners = new Set<() => void>();
  return {
    get hash() {
      return hash;
    },
    replace: (next: string) => {
      hash = next;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typed(next: string) {
      hash = next;
      for (const listener of listeners) listener();
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

it('leaves out and names what makes no sense', () => {
  const { place, ignored } = readAddress(
    '#screen=../../etc&state=default&view=cinema&zoom=1e9&language=<script>&persona=nobody&__proto__=x&future=1',
  );
  expect(place).toEqual({ state: 'default' });
  expect(ignored).toEqual(['screen', 'view', 'zoom', 'language', 'persona', '__proto__', 'future']);
});

it('does not go to a state that the screen does not have', () => {
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

it('opens where a deep link says and writes every move into the address', () => {
  const bar = addressBar('#screen=admin-portal/users&state=empty&view=wall');
  const view = createViewStore();
  mirrorAddress(view, bar, () => undefined);
  expect(view.getState()).toMatchObject({ screen: 'admin-portal/users', state: 'empty', view: 'wall' });
  view.getState().look({ view: 'focus', scheme: 'dark' });
  expect(bar.hash).toBe('#screen=admin-portal/users&state=empty&scheme=dark');
});

it('follows an address that is typed, with a notice of what it left out', () => {
  const bar = addressBar();
  const view = createViewStore();
  const notices: string[][] = [];
  mirrorAddress(view, bar, (names) => notices.push(names));
  bar.typed('#screen=login-box/success&device=watch');
  expect(view.getState().screen).toBe('login-box/success');
  expect(notices).toEqual([['device']]);
  expect(bar.hash).toBe('#screen=login-box/success&state=default');
});

it('opens the editor of a value that is asked for', () => {
  const view = createViewStore();
  view.getState().look({ editorOpen: false });
  view.getState().reveal({ kind: 'text', key: 'loginBox.login.title' });
  expect(view.getState()).toMatchObject({ editor: 'texts', editorOpen: true });
});
