import { expect, it } from 'vitest';

const sheets = import.meta.glob<string>(['../**/*.css', '../preview/*.ts', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The block size of the box that the SDK is mounted in, which the host can set. */
const VIEW_BLOCK = /var\(--portico-view-block, 100[ds]vh\)/g;
const READS_VIEWPORT = /\d[dsl]?v([whib]|min|max)\b|@media[^{]*\b(width|height|inline-size|block-size|orientation)\b/;

it('lays everything out by the box that it is mounted in, never by the viewport', () => {
  expect(Object.keys(sheets)).toContain('./overlay.css');
  const lines = Object.entries(sheets).flatMap(([path, css]) =>
    css.split('\n').map((line) => `${path}: ${line.replaceAll(VIEW_BLOCK, '').trim()}`),
  );
  expect(lines.filter((line) => READS_VIEWPORT.test(line))).toEqual([]);
});
