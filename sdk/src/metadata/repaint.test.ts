import { expect, it } from 'vitest';
import { themeToStylesheet } from './full-theme';
import { repaint } from './repaint';
import type { PortalMetadata } from './types';

const sheetFor = (themeV2: PortalMetadata['themeV2']) =>
  themeToStylesheet({ metadata: { themeV2 } as PortalMetadata }, { scope: 'test' });
const withPrimary = (main: string) => sheetFor({ loginBox: { palette: { primary: { main } } } });

/** jsdom keeps no rules in layers, so this is a mock of the sheet with the rule members that a browser has. */
function stylesheetOf({ css }: { css: string }) {
  const written: string[] = [];
  const style = (line: string) => {
    let text = line.slice(line.indexOf('{') + 1, -1);
    return {
      get cssText() {
        return text;
      },
      set cssText(whole: string) {
        written.push(whole);
        text = whole;
      },
      setProperty(name: string, value: string) {
        written.push(name);
        text = text.replace(new RegExp(`(^|;)${name}:[^;]*`), (_, before: string) => `${before}${name}:${value}`);
      },
    };
  };
  const lines = css.split('\n').slice(1, -1);
  const cssRules = lines.map((line) => ({ style: line.startsWith('@') ? undefined : style(line) }));
  return {
    sheet: { cssRules: [{ cssRules }] } as unknown as CSSStyleSheet,
    texts: () => cssRules.map((rule) => rule.style?.cssText),
    written,
  };
}

it('changes every declaration of a sheet to another colour', () => {
  const [before, after] = [withPrimary('#123456'), withPrimary('#654321')];
  const { sheet, texts } = stylesheetOf(before);
  expect(repaint(sheet, before, after)).toBe(true);
  expect(texts()).toEqual(stylesheetOf(after).texts());
});

it('writes only the variables that an edit changes', () => {
  const before = withPrimary('#123456');
  const { sheet, written } = stylesheetOf(before);
  repaint(sheet, before, withPrimary('#123457'));
  expect(written).toContain('--portico-primary');
  expect(written.filter((name) => !/^--portico-(primary|focus-ring)/.test(name))).toEqual([]);
});

it('writes nothing for an edit that changes nothing', () => {
  const before = withPrimary('#123456');
  const { sheet, written } = stylesheetOf(before);
  expect(repaint(sheet, before, withPrimary('#123456'))).toBe(true);
  expect(written).toEqual([]);
});

it('writes styles that are no variables whole, since their order decides', () => {
  const sheetWith = (padding: number) =>
    sheetFor({ loginBox: { boxTitleStyle: { padding, paddingInlineStart: 2 }, boxMessageStyle: { padding: 1 } } });
  const [before, after] = [sheetWith(4), sheetWith(8)];
  const { sheet, texts, written } = stylesheetOf(before);
  expect(repaint(sheet, before, after)).toBe(true);
  expect(texts()).toEqual(stylesheetOf(after).texts());
  expect(new Set(written)).toEqual(new Set(['padding:8px;padding-inline-start:2px']));
});

it('does not change a sheet that needs other rules', () => {
  const before = sheetFor({});
  const after = sheetFor({ loginBox: { boxTitleStyle: { fontSize: 30 } } });
  const { sheet, written } = stylesheetOf(before);
  expect(repaint(sheet, before, after)).toBe(false);
  expect(written).toEqual([]);
});

it('does not change a sheet when a rule in a media query changes', () => {
  const before = sheetFor({});
  const after = sheetFor({ components: { control: { height: 36 } } } as PortalMetadata['themeV2']);
  const { sheet, written } = stylesheetOf(before);
  expect(repaint(sheet, before, after)).toBe(false);
  expect(written).toEqual([]);
});

it('does not change a sheet with other content', () => {
  const before = sheetFor({});
  expect(repaint({ cssRules: [] } as unknown as CSSStyleSheet, before, before)).toBe(false);
});
