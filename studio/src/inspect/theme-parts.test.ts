// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ElementShape } from '../protocol/messages';
import { themePartsOf } from './theme-parts';

const shape = (tag: string, className: string, more: Record<string, string> = {}): ElementShape => ({
  tag,
  attributes: { class: className, ...more },
});
const root = shape('div', 'portico-root portico-admin-portal', { 'data-page': 'users' });
const labels = (...ancestry: ElementShape[]) => themePartsOf(ancestry).map(({ label, panel }) => `${panel}: ${label}`);

it('leads from a cell of a table’s header to the header, the text of its titles and the page', () => {
  const found = labels(
    shape('th', ''),
    shape('tr', ''),
    shape('thead', ''),
    shape('table', 'portico-table'),
    shape('main', 'portico-portal-content'),
    root,
  );
  expect(found.slice(0, 3)).toContain('Tables: Header row');
  expect(found).toContain('Tables: Column title');
  expect(found.at(-1)).toBe('Pages: Page “Users”');
});

it('leads from an entry of the menu to its border', () => {
  const found = labels(shape('button', 'portico-nav-item'), shape('nav', 'portico-portal-menu'), root);
  expect(found).toContain('Menu: Border');
});

it('finds nothing for an element of the login box', () => {
  expect(labels(shape('button', 'portico-button'), shape('div', 'portico-root portico-login-box'))).toEqual([]);
});
