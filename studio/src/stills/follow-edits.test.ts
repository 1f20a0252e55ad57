// @vitest-environment jsdom
import type { PortalMetadata } from '@portico/sdk/metadata';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../draft/draft-store';
import { followEdits } from './follow-edits';
import type { StillRequest } from './still';
import { createStillStore } from './still-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than the pause after which stills are rendered again, in milliseconds. */
const LONG_PAUSE_MS = 1_000;

const stateNamed = (state: string): StillRequest => ({
  screen: 'login-box/preLogin',
  state,
  persona: null,
  language: 'en',
  scheme: 'light',
  width: 1024,
  height: 704,
});
/** One still shows the title, the other shows other texts. */
const titled = stateNamed('default');
const untitled = stateNamed('remembered');
const textKeys = { default: ['loginBox.login.title'], remembered: ['loginBox.login.continue'] };

const title = (text: string): PortalMetadata => ({ localizations: { en: { loginBox: { login: { title: text } } } } });

/** Both stills of a draft, and what follows an edit of it. */
async function setUp() {
  const draft = createDraftStore();
  const rendered: string[] = [];
  const patched: string[] = [];
  const page = Object.assign(document.implementation.createHTMLDocument(), { adoptedStyleSheets: [] });
  const render = async ({ state }: StillRequest) => {
    rendered.push(state);
    return { page, html: '', pageHeight: 704, textKeys: textKeys[state as keyof typeof textKeys] };
  };
  const store = createStillStore({
    document: () => draft.getState(),
    createFrame: () => ({ render, dispose: () => {} }),
  });
  const mounted = {
    add: () => expect.unreachable(),
    remove: () => {},
    setTheme: () => {},
    patchText: (...text: string[]) => patched.push(text.join(' ')),
  };
  followEdits(draft, store, mounted);
  store.request([titled, untitled]);
  await vi.waitUntil(() => rendered.length === 2);
  const edit = (metadata: PortalMetadata) => draft.getState().replace('Edit', metadata);
  return { edit, store, patched, rendered: rendered.splice(0) && rendered };
}

it('patches a plain text at once, without waiting for a rendering', async () => {
  const { edit, store, patched, rendered } = await setUp();
  edit(title('Welcome'));
  expect(patched).toEqual(['en loginBox.login.title Welcome']);
  expect([store.read(titled).status, rendered]).toEqual(['ready', []]);
});

it('renders the stills again that use a text, and no others, once the edits pause', async () => {
  const { edit, patched, rendered } = await setUp();
  edit(title('Welcome'));
  edit(title('Welcome, {{appName}}'));
  expect(patched, 'only the screen knows what a text with parameters shows').toHaveLength(1);
  await vi.advanceTimersByTimeAsync(LONG_PAUSE_MS);
  expect(rendered).toEqual(['default']);
});

it('renders nothing again for colours, and everything for a menu', async () => {
  const { edit, rendered } = await setUp();
  edit({ themeV2: { palette: { primary: { main: '#204060' } } } });
  await vi.advanceTimersByTimeAsync(LONG_PAUSE_MS);
  expect(rendered).toEqual([]);
  edit({ navigation: { users: { visibility: 'hidden' } } });
  await vi.advanceTimersByTimeAsync(LONG_PAUSE_MS);
  expect(rendered).toEqual(['default', 'remembered']);
});
