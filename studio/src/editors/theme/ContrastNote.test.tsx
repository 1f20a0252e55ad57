// @vitest-environment jsdom

import { contrastRatio, resolveTokens } from '@portico/sdk/metadata';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { setAt, valueAt } from '../../draft/path';
import { painted, undoAll } from '../../draft/test-draft';
import { viewStore } from '../../view/view-store';
import { PaletteSection } from './PaletteSection';
import { ThemeEditor } from './ThemeEditor';

const GRAPHIC_CONTRAST = 3;

beforeEach(() => viewStore.getState().changeView({ scheme: 'light' }));
afterEach(async () => {
  cleanup();
  undoAll();
  await painted();
});

async function edit(path: string, color: string): Promise<void> {
  act(() =>
    draftStore.getState().edit(path, (metadata) => setAt(metadata, ['themeV2', 'palette', ...path.split('.')], color)),
  );
  await painted();
}
const own = (path: string) => valueAt(draftStore.getState().metadata, ['themeV2', 'palette', ...path.split('.')]);
const paperIn = (scheme: 'light' | 'dark') =>
  resolveTokens({ metadata: draftStore.getState().metadata }, { area: 'loginBox', scheme }).paper.value;

it('warns of a contrast that is too low in the scheme that is not previewed', async () => {
  render(<PaletteSection />);
  expect(screen.queryByTitle(/^Contrast on paper in dark/)).toBeNull();
  await edit('primary.main', '#1a1a6e');
  expect(screen.getByTitle(/^Contrast on paper in light: \d/).dataset.tone).toBe('success');
  expect(screen.getByTitle(/^Contrast on paper in dark: 1\.\d+ to 1; 3 is wanted/).dataset.tone).toBe('warning');
});

it('offers the nearest colour that passes in both schemes', async () => {
  render(<PaletteSection />);
  await edit('primary.main', '#1a1a6e');
  fireEvent.click(screen.getByRole('button', { name: /^Use #/ }));
  await painted();
  const color = String(own('primary.main'));
  expect(contrastRatio(color, paperIn('light'))).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
  expect(contrastRatio(color, paperIn('dark'))).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
  expect(screen.queryByRole('button', { name: /^Use #/ })).toBeNull();
});

it('fixes a neutral colour for the scheme that it applies in', async () => {
  render(<PaletteSection />);
  await edit('text.primary', '#cccccc');
  fireEvent.click(screen.getAllByRole('button', { name: /^Use #/ }).at(-1) as HTMLElement);
  expect(contrastRatio(String(own('text.primary')), paperIn('light'))).toBeGreaterThanOrEqual(4.5);
});

it('explains that light and dark preview one palette', () => {
  render(<ThemeEditor />);
  expect(screen.getByRole('group', { name: 'Preview in' })).toBeTruthy();
  expect(screen.getByText(/your own neutral colours apply in light/)).toBeTruthy();
});
