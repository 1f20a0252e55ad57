// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { setAt } from '../../draft/path';
import { painted, undoAll } from '../../draft/test-draft';
import { viewStore } from '../../view/view-store';
import { ThemeEditor } from './ThemeEditor';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  viewStore.getState().changeView({ editor: 'theme' });
});
afterEach(async () => {
  cleanup();
  undoAll();
  await painted();
});

const reveal = (token: string) => act(() => viewStore.getState().changeView({ target: { kind: 'token', token } }));
const background = (css: string) => (metadata: object) =>
  setAt(metadata, ['themeV2', 'loginBox', 'rootStyle', 'backgroundImage'], css);

it('leads from the colour of the page to its kind of background while that is a gradient', async () => {
  draftStore.getState().edit('Page background', background('linear-gradient(90deg, #ffffff 0%, #000000 100%)'));
  await painted();
  render(<ThemeEditor />);
  reveal('page-background');
  expect(viewStore.getState().editor).toBe('theme');
  expect(screen.getByRole('group', { name: 'Kind of page background' }).contains(document.activeElement)).toBe(true);
});

it('leads to the colour of the page itself where it has one', async () => {
  draftStore.getState().edit('Page background', background('none'));
  await painted();
  render(<ThemeEditor />);
  reveal('page-background');
  expect(document.activeElement).toBe(screen.getByLabelText('Page colour'));
});
