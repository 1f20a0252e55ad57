// @vitest-environment jsdom
import { themeRules } from '@portico/sdk/metadata';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSceneFeed, type Scene } from './scene-feed';

const display = { scheme: 'light', language: 'en', inspecting: false } as const;

function scene(main: string, more: Partial<Scene> = {}): Scene {
  return { revision: 0, metadata: { themeV2: { palette: { primary: { main } } } }, display, ...more };
}

/** A frame's page with the theme's style sheet of a scene; jsdom does not implement adopted style sheets. */
function pageWith({ metadata }: Scene) {
  const rules = themeRules({ metadata }, { scope: 'default' }).map(({ selector }) => ({
    selectorText: selector,
    style: document.createElement('i').style,
  }));
  const page = document.implementation.createHTMLDocument();
  Object.assign(page, { adoptedStyleSheets: [{ cssRules: [{ cssRules: rules }] }] });
  return { page, primary: () => rules[0]?.style.getPropertyValue('--portico-primary') };
}

function setUp(first = scene('#204060')) {
  const sent: Scene[] = [];
  const { page, primary } = pageWith(first);
  const feed = createSceneFeed({ page: () => page, send: (whole) => sent.push(whole) });
  feed.show(first);
  vi.runAllTimers();
  sent.length = 0;
  return { feed, sent, page, primary };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends the whole first document', () => {
  const sent: Scene[] = [];
  const first = scene('#204060');
  createSceneFeed({ page: () => null, send: (whole) => sent.push(whole) }).show(first);
  expect(sent).toEqual([first]);
});

it('writes an edited colour into the page at once, and sends the document when the edits pause', () => {
  const { feed, sent, primary } = setUp();
  const last = scene('#224262');
  feed.show(scene('#214161'));
  expect(primary()).toBe('#214161');
  feed.show(last);
  expect(primary()).toBe('#224262');
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual([last]);
});

it('disables the transitions of the page while a colour is edited', () => {
  const { feed, page } = setUp();
  feed.show(scene('#214161'));
  expect(page.documentElement.hasAttribute('data-applying-edit')).toBe(true);
  vi.runAllTimers();
  expect(page.documentElement.hasAttribute('data-applying-edit')).toBe(false);
});

it('sends the whole document if more than variables change, and no earlier document after it', () => {
  const { feed, sent } = setUp();
  const inGerman = scene('#224262', { display: { ...display, language: 'de' } });
  feed.show(scene('#214161'));
  feed.show(inGerman);
  vi.runAllTimers();
  expect(sent).toEqual([inGerman]);
});

it('sends the whole document if the page shows another sheet', () => {
  const { feed, sent, page } = setUp();
  Object.assign(page, { adoptedStyleSheets: [] });
  const next = scene('#214161');
  feed.show(next);
  expect(sent).toEqual([next]);
});

it('sends at most one document for each animation frame, the latest one', () => {
  const { feed, sent } = setUp();
  const { metadata } = scene('#204060');
  const texts = ['a', 'b', 'c'].map((a) => scene('', { metadata: { ...metadata, localizations: { en: { a } } } }));
  for (const text of texts) feed.show(text);
  vi.runAllTimers();
  expect(sent).toEqual([texts[0], texts[2]]);
});

it('sends nothing if the frame already has the scene', () => {
  const first = scene('#204060');
  const { feed, sent } = setUp(first);
  feed.show({ ...first, revision: 1 });
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

it('delays the update of a frame out of view until it comes into view', () => {
  const { feed, primary } = setUp();
  feed.setSeen(false);
  feed.show(scene('#214161'));
  expect(primary()).toBe('');
  feed.setSeen(true);
  expect(primary()).toBe('#214161');
  feed.setSeen(false);
  feed.show(scene('#224262'));
  vi.runAllTimers();
  expect(primary()).toBe('#224262');
});
