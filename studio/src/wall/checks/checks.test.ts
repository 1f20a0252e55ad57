// @vitest-environment jsdom
import type { PortalMetadata } from '@portico/sdk/metadata';
import { afterEach, describe, expect, it } from 'vitest';
import type { Still, StillResult } from '../../stills/still';
import { cardChecks, checkCards } from './card-checks';
import { createChangeTest } from './changed-stills';
import { requiredTextContrast } from './contrast';
import type { StillCheck, StillInspector } from './inspect-still';

const root = (area: string, page: string, content = '') =>
  `<div class="portico-root portico-${area}" data-portico-app="default" data-portico-scheme="light" data-page="${page}">${content}</div>`;

function stillOf(html: string, options: { language?: string; textKeys?: string[]; state?: string } = {}): Still {
  const { language = 'en', textKeys = [], state = 'default' } = options;
  const request = { screen: 's', state, persona: null, language, scheme: 'light', width: 100, height: 80 } as const;
  return { request, html, pageHeight: 80, textKeys, sheets: [] };
}

const login = stillOf(root('login-box', 'login', '<h1 data-part="title">Sign in</h1>'));
const signup = stillOf(root('login-box', 'signup', '<div class="portico-box"></div>'));
const users = stillOf(root('admin-portal', 'users', '<main class="portico-portal-content"></main>'));
const changed = (after: object, before: PortalMetadata = {}) =>
  [login, signup, users].filter(createChangeTest(before, after as PortalMetadata));

describe('a still has changed', () => {
  it('if a colour of its area has', () => {
    expect(changed({ themeV2: { palette: { primary: { main: '#204060' } } } })).toEqual([login, signup, users]);
    expect(changed({ themeV2: { loginBox: { palette: { primary: { main: '#204060' } } } } })).toEqual([login, signup]);
  });

  it('if the style of its page has', () => {
    expect(changed({ themeV2: { loginBox: { signup: { boxStyle: { background: '#fafafa' } } } } })).toEqual([signup]);
    expect(changed({ themeV2: { adminPortal: { pages: { users: { header: { padding: 30 } } } } } })).toEqual([users]);
    expect(changed({ themeV2: { adminPortal: { pages: { singleSignOn: { header: { padding: 30 } } } } } })).toEqual([]);
  });

  it('if the structure of its area or page has', () => {
    expect(changed({ navigation: { users: { visibility: 'hidden' } } })).toEqual([users]);
    expect(changed({ themeV2: { loginBox: { logo: { placement: 'page' } } } })).toEqual([login, signup]);
    expect(changed({ themeV2: { loginBox: { signup: { logo: { placement: 'page' } } } } })).toEqual([signup]);
  });

  it('if it shows a text that has, in its language', () => {
    const texts = (language: string) => ({
      localizations: { [language]: { loginBox: { login: { title: 'Hello' } } } },
    });
    const isChanged = createChangeTest({}, texts('en'));
    const textKeys = ['loginBox.login.title'];
    expect(isChanged(stillOf('', { textKeys }))).toBe(true);
    expect(isChanged(stillOf('', { textKeys: ['loginBox.login.other'] }))).toBe(false);
    expect(isChanged(stillOf('', { textKeys, language: 'de' }))).toBe(false);
    expect(createChangeTest({}, texts('de'))(stillOf('', { textKeys, language: 'de-AT' }))).toBe(true);
    // The SDK has no texts of this language: the screen shows the English ones.
    expect(isChanged(stillOf('', { textKeys, language: 'xx' }))).toBe(true);
  });

  it('never by an edit that was undone', () => {
    expect(changed({ themeV2: { palette: {} } }, { themeV2: {} })).toEqual([]);
  });
});

it('needs less contrast for large text', () => {
  expect([requiredTextContrast(14, 400), requiredTextContrast(18, 700), requiredTextContrast(19, 600)]).toEqual([
    4.5, 4.5, 4.5,
  ]);
  expect([requiredTextContrast(24, 400), requiredTextContrast(19, 700)]).toEqual([3, 3]);
});

describe('the checks of cards', () => {
  afterEach(() => cardChecks.setState(new Map(), true));

  /** An inspector that finds every still changed, and counts the inspections. */
  function createCounting() {
    const found = new Map<Still, StillCheck>();
    let inspections = 0;
    const inspector: StillInspector = {
      cached: (still) => found.get(still),
      inspect(still) {
        inspections += 1;
        const check = { isChanged: true, faint: [] };
        found.set(still, check);
        return check;
      },
    };
    return { inspector, forget: () => found.clear(), inspections: () => inspections };
  }
  const ready: StillResult = { status: 'ready', still: login, error: null };
  const failed: StillResult = { status: 'failed', still: null, error: 'It threw.' };
  const cards = ['ready', 'failed', 'waiting'].map((state) => ({
    title: state,
    request: { ...login.request, state },
  }));
  const read = ({ state }: { state: string }): StillResult =>
    state === 'ready' ? ready : state === 'failed' ? failed : { status: 'waiting', still: null, error: null };
  const idle = async () => {};
  const never = new AbortController().signal;

  it('are known once the still is inspected, or has failed', async () => {
    const { inspector, inspections } = createCounting();
    await checkCards(cards, { read, inspector, idle }, never);
    expect(Object.fromEntries(cardChecks.getState())).toEqual({
      ready: { isFailed: false, isChanged: true, faint: [] },
      failed: { isFailed: true, isChanged: false, faint: [] },
    });
    await checkCards(cards, { read, inspector, idle }, never);
    expect(inspections()).toBe(1);
  });

  it('stay as they are until a still is inspected again', async () => {
    const { inspector, forget } = createCounting();
    await checkCards(cards, { read, inspector, idle }, never);
    forget();
    const running = new AbortController();
    const stopped = checkCards(cards, { read, inspector, idle: async () => running.abort() }, running.signal);
    await stopped;
    expect(cardChecks.getState().get('ready')?.isChanged).toBe(true);
  });
});
