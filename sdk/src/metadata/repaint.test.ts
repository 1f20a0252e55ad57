import { expect, it } from 'vitest';
import { themeToStylesheet } from './full-theme';
import { repaint } from './repaint';
import type { PortalMetadata } from './types';

const sheetFor = (themeV2: PortalMetadata['themeV2']) =>
  themeToStylesheet({ metadata: { themeV2 } as PortalMetadata }, { scope: 'test' }).css;

/** jsdom keeps no rules in layers, so the sheet is a stand-in with just what a browser offers of each rule. */
function sheetOf(css: string) {
  const declarations = (line: string) => ({ cssText: line.slice(line.indexOf('{') + 1, -1) });
  const lines = css.split('\n').slice(1, -1);
  const cssRules = lines.map((line) => ({ style: line.startsWith('@') ? undefined : declarations(line) }));
  return {
    sheet: { cssRules: [{ cssRules }] } as unknown as CSSStyleSheet,
    texts: () => cssRules.map((rule) => rule.style?.cssText),
  };
}

it('brings every declaration of a sheet to another colour', () => {
  const [before, after] = ['#123456', '#654321'].map((main) =>
    sheetFor({ loginBox: { palette: { primary: { main } } } }),
  );
  const { sheet, texts } = sheetOf(before!);
  expect(repaint(sheet, before!, after!)).toBe(true);
  expect(texts()).toEqual(sheetOf(after!).texts());
});

it('leaves a sheet alone that needs other rules', () => {
  const before = sheetFor({});
  const after = sheetFor({ loginBox: { boxTitleStyle: { fontSize: 30 } } });
  const { sheet, texts } = sheetOf(before);
  expect(repaint(sheet, before, after)).toBe(false);
  expect(texts()).toEqual(sheetOf(before).texts());
});

it('leaves a sheet alone that holds something else', () => {
  const before = sheetFor({});
  expect(repaint({ cssRules: [] } as unknown as CSSStyleSheet, before, before)).toBe(false);
});
