// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { properties } from './css-properties';
import { resolveTokens, themeToStylesheet } from './full-theme';
import type { MetadataLayers } from './layers';
import type { PortalMetadata, ThemeOptions } from './types';

const scope = 'default';
const themed = (themeV2: ThemeOptions): MetadataLayers => ({ metadata: { themeV2 } });

/** The rules of a sheet as a browser reads them. */
function rulesOf(css: string): CSSStyleRule[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const top = [...(style.sheet?.cssRules ?? [])];
  style.remove();
  expect(top).toHaveLength(1);
  return [...(top[0] as CSSLayerBlockRule).cssRules].filter((rule): rule is CSSStyleRule => 'selectorText' in rule);
}

function ruleFor(css: string, ...parts: string[]): CSSStyleRule | undefined {
  return rulesOf(css).find(
    ({ selectorText }) =>
      parts.every((part) => selectorText.includes(part)) && selectorText.endsWith(parts.at(-1) ?? ''),
  );
}

it('sets the variables of both areas in both schemes, in one layer', () => {
  const { css, warnings } = themeToStylesheet({}, { scope });
  expect(css.startsWith('@layer portico{')).toBe(true);
  expect(warnings).toEqual([]);
  expect(rulesOf(css).map(({ selectorText }) => selectorText)).toEqual([
    '[data-portico-app="default"][data-portico-scheme="light"].portico-login-box',
    '[data-portico-app="default"][data-portico-scheme="dark"].portico-login-box',
    '[data-portico-app="default"][data-portico-scheme="light"].portico-admin-portal',
    '[data-portico-app="default"][data-portico-scheme="dark"].portico-admin-portal',
  ]);
});

it('keeps apps on one page apart, whatever characters their names contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
      const { css } = themeToStylesheet({}, { scope: name });
      expect(rulesOf(css)).toHaveLength(4);
    }),
  );
});

it('shades a brand colour and chooses text that reads on it', () => {
  const { css } = themeToStylesheet(themed({ palette: { primary: { main: '#ffd60a' } } }), { scope });
  const style = ruleFor(css, 'light', '.portico-login-box')?.style;
  expect(style?.getPropertyValue('--portico-primary')).toBe('#ffd60a');
  expect(style?.getPropertyValue('--portico-primary-light')).toBe('#ffe66c');
  expect(style?.getPropertyValue('--portico-primary-dark')).toBe('#d9b609');
  expect(style?.getPropertyValue('--portico-primary-contrast')).toBe('#14141c');
});

it('sets on a page only what differs there', () => {
  const { css } = themeToStylesheet(
    themed({ loginBox: { forgotPassword: { palette: { primary: { main: '#067647' } } } } }),
    { scope },
  );
  const style = ruleFor(css, 'light', '[data-page="forgotPassword"]')?.style;
  expect(style?.getPropertyValue('--portico-primary')).toBe('#067647');
  expect(style?.getPropertyValue('--portico-primary-hover')).not.toBe('');
  expect(style?.getPropertyValue('--portico-danger')).toBe('');
});

it('sets colour and font again inside a root', () => {
  const { css } = themeToStylesheet(
    themed({ adminPortal: { pages: { users: { palette: { text: { primary: '#222222' } } } } } }),
    { scope },
  );
  const style = ruleFor(css, 'light', '[data-page="users"]', '.portico-modal, .portico-popover)')?.style;
  expect(style?.getPropertyValue('color')).toBe('var(--portico-text)');
});

describe('styles of parts', () => {
  it('become rules on public class names, with their states', () => {
    const { css } = themeToStylesheet(
      themed({
        loginBox: {
          submitButtonTheme: { base: { letterSpacing: 1, '&:hover': { opacity: 0.9 } }, hover: { color: 'red' } },
          inputTheme: { base: { placeholderColor: '#777777' } },
          login: { titleStyle: { textAlign: 'center' } },
        },
        adminPortal: {
          navigation: { groupTitleColor: 'teal' },
          tableTheme: { headerContainer: { textTransform: 'uppercase' } },
        },
      }),
      { scope },
    );
    expect(ruleFor(css, 'light', '.portico-button[type="submit"]')?.style.getPropertyValue('letter-spacing')).toBe(
      '1px',
    );
    expect(ruleFor(css, 'light', '.portico-button[type="submit"]:hover')?.style.getPropertyValue('color')).toBe(
      '#ff0000',
    );
    expect(ruleFor(css, 'light', '.portico-input::placeholder')?.style.getPropertyValue('color')).toBe('#777777');
    expect(
      ruleFor(css, 'light', '[data-page="login"]', '[data-part="title"]')?.style.getPropertyValue('text-align'),
    ).toBe('center');
    expect(ruleFor(css, 'light', '.portico-admin-portal', '.portico-nav-title')?.style.getPropertyValue('color')).toBe(
      '#008080',
    );
    expect(
      ruleFor(css, 'light', '.portico-table, .portico-matrix) thead th')?.style.getPropertyValue('text-transform'),
    ).toBe('uppercase');
  });

  it('leave a value that a token has to the token', () => {
    const { css } = themeToStylesheet(themed({ loginBox: { boxStyle: { borderRadius: 20, padding: '8px 16px' } } }), {
      scope,
    });
    expect(ruleFor(css, 'light', '.portico-login-box')?.style.getPropertyValue('--portico-box-radius')).toBe('20px');
    const style = ruleFor(css, 'light', '.portico-box')?.style;
    expect(style?.getPropertyValue('padding')).toBe('8px 16px');
    expect(style?.getPropertyValue('border-radius')).toBe('');
  });

  it('let the stronger layer decide each property', () => {
    const title = (fontSize: number) => ({ themeV2: { loginBox: { boxTitleStyle: { fontSize, color: 'red' } } } });
    const layers = { metadata: title(20), host: { themeV2: { loginBox: { boxTitleStyle: { fontSize: 30 } } } } };
    const style = ruleFor(themeToStylesheet(layers, { scope }).css, 'light', '.portico-title')?.style;
    expect([style?.getPropertyValue('font-size'), style?.getPropertyValue('color')]).toEqual(['30px', '#ff0000']);
  });
});

describe('a value that cannot be read', () => {
  const layers = themed({
    palette: { primary: { main: 'url(//evil.test)' } },
    loginBox: { boxStyle: { position: 'fixed', padding: '4px;}' }, rootStyle: { 'body > *': { color: 'red' } } },
  });

  it('is left out with a warning', () => {
    const { css, warnings } = themeToStylesheet(layers, { scope });
    expect(css).not.toMatch(/evil|fixed|body/);
    expect(warnings.map(({ path }) => path).sort()).toEqual([
      'themeV2.loginBox.boxStyle.padding',
      'themeV2.loginBox.boxStyle.position',
      'themeV2.loginBox.rootStyle.body > *',
      'themeV2.palette.primary.main',
    ]);
  });

  it('falls back to the next weaker layer', () => {
    expect(resolveTokens(layers)['box-padding']).toMatchObject({ value: '40px', layer: 'preset' });
    expect(resolveTokens(layers).primary.layer).toBe('preset');
  });
});

const name = fc.constantFrom(
  'loginBox',
  'adminPortal',
  'palette',
  'boxStyle',
  'rootStyle',
  'submitButtonTheme',
  'base',
  '&:hover',
  'login',
  'primary',
  'main',
  'shadows',
  'typography',
  'h1',
  ...Object.keys(properties).slice(0, 20),
);
const anything = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.string(),
    fc.integer(),
    fc.constant('red'),
    fc.constant('1px;}x{'),
    fc.dictionary(name, tie('tree'), { maxKeys: 6 }),
  ),
})).tree;

it('stays well formed for any document', () => {
  fc.assert(
    fc.property(fc.dictionary(name, anything), (theme) => {
      const { css } = themeToStylesheet({ metadata: { themeV2: theme } as unknown as PortalMetadata }, { scope });
      for (const rule of rulesOf(css))
        expect(rule.selectorText).toMatch(
          /^\[data-portico-app="default"\]\[data-portico-scheme="(light|dark)"\]\.portico-/,
        );
      expect(css.split('{').length).toBe(css.split('}').length);
    }),
  );
});
