import { describe, expect, it } from 'vitest';
import { resolveMetadata, resolveTokens } from './full-theme';
import type { PortalMetadata } from './types';

const withPrimary = (main: string): PortalMetadata => ({ themeV2: { palette: { primary: { main } } } });
const path = 'themeV2.palette.primary.main';

describe('layers', () => {
  const layers = { metadata: withPrimary('#111111'), override: withPrimary('#222222'), host: withPrimary('#333333') };

  it('win in their fixed order', () => {
    expect(resolveMetadata({}).layerOf(path)).toBe('preset');
    expect(resolveMetadata({ metadata: layers.metadata }).valueAt(path)).toBe('#111111');
    expect(resolveMetadata({ ...layers, host: undefined }).valueAt(path)).toBe('#222222');
    expect(resolveMetadata(layers).valueAt(path)).toBe('#333333');
  });

  it('report the layer that set a value, strongest first', () => {
    expect(
      resolveMetadata(layers)
        .explain(path)
        .map(({ layer }) => layer),
    ).toEqual(['host', 'override', 'metadata', 'preset']);
    expect(resolveMetadata(layers).layerOf('navigation.users.visibility')).toBe('default');
    expect(resolveMetadata(layers).layerOf('themeV2.nothing')).toBeUndefined();
    expect(resolveMetadata(layers).explain('themeV2.__proto__.x')).toEqual([]);
  });

  it('replace lists', () => {
    const { document } = resolveMetadata({ metadata: { navigation: { users: { permissions: ['mine'] } } } });
    expect(document.navigation.users).toEqual({ visibility: 'always', permissions: ['mine'] });
  });

  it('keep unknown keys', () => {
    const metadata = { future: { a: 1 }, themeV2: { palette: { teal: '#0ff' } } } as PortalMetadata;
    expect(resolveMetadata({ metadata }).valueAt('future.a')).toBe(1);
    expect(resolveMetadata({ metadata }).valueAt('themeV2.palette.teal')).toBe('#0ff');
  });
});

describe('presets', () => {
  it('are chosen by each area for itself', () => {
    const metadata: PortalMetadata = {
      themeV2: { loginBox: { themeName: 'vividV2' }, adminPortal: { themeName: 'classic' } },
    };
    expect(resolveMetadata({ metadata }, { area: 'loginBox' }).preset).toBe('vivid');
    expect(resolveMetadata({ metadata }, { area: 'adminPortal' }).preset).toBe('classic');
    const box = resolveTokens({ metadata }, { area: 'loginBox' }).radius.value;
    expect(resolveTokens({ metadata }, { area: 'adminPortal' }).radius.value).not.toBe(box);
  });

  it('fill in each area from the preset that the area names, whichever area is resolved', () => {
    const metadata: PortalMetadata = {
      themeV2: { loginBox: { themeName: 'vivid' }, adminPortal: { themeName: 'classic' } },
    };
    for (const area of ['loginBox', 'adminPortal'] as const) {
      const { valueAt } = resolveMetadata({ metadata }, { area });
      expect(valueAt('themeV2.loginBox.boxStyle.width')).toBe(420);
      expect(valueAt('themeV2.palette.primary.main')).toBe(area === 'loginBox' ? '#7a1fe0' : '#0b63ce');
    }
  });

  it('are chosen by the strongest layer that names one', () => {
    const named = (themeName: 'classic' | 'dark'): PortalMetadata => ({ themeV2: { loginBox: { themeName } } });
    expect(resolveMetadata({ metadata: named('classic'), host: named('dark') }).preset).toBe('dark');
  });
});

describe('in the scheme a preset was not made for', () => {
  const metadata: PortalMetadata = {
    themeV2: {
      palette: {
        primary: { main: '#067647' },
        background: { paper: '#fffff0' },
        text: { primary: '#330000' },
        divider: '#eeeeee',
      },
      shape: { borderRadius: 2 },
      loginBox: {
        boxStyle: { backgroundColor: '#ffffff', padding: 12 },
        submitButtonTheme: { base: { backgroundColor: '#ff0000' } },
      },
      adminPortal: { navigation: { background: '#ffffff' } },
    },
  };
  const dark = resolveMetadata({ metadata }, { scheme: 'dark' });

  it('a vendor’s neutrals do not apply', () => {
    expect(dark.layerOf('themeV2.palette.background.paper')).toBe('preset');
    expect(dark.layerOf('themeV2.palette.text.primary')).toBe('preset');
    expect(dark.valueAt('themeV2.loginBox.boxStyle.backgroundColor')).toBeUndefined();
    expect(dark.valueAt('themeV2.adminPortal.navigation.background')).toBeUndefined();
  });

  it('brand colours, shapes and buttons do', () => {
    expect(dark.valueAt('themeV2.palette.primary.main')).toBe('#067647');
    expect(dark.valueAt('themeV2.shape.borderRadius')).toBe(2);
    expect(dark.valueAt('themeV2.loginBox.boxStyle.padding')).toBe(12);
    expect(dark.valueAt('themeV2.loginBox.submitButtonTheme.base.backgroundColor')).toBe('#ff0000');
  });

  it('in its own scheme everything applies', () => {
    expect(resolveMetadata({ metadata }).valueAt('themeV2.palette.background.paper')).toBe('#fffff0');
  });
});

describe('the older theme', () => {
  const theme = {
    palette: { primary: '#4f46e5', error: '#d92d20', success: '#067647', secondary: { main: '#123456' } },
  };

  it('is converted, below the newer one', () => {
    const { valueAt } = resolveMetadata({
      metadata: { theme, themeV2: { palette: { primary: { hover: '#000001' } } } },
    });
    expect(valueAt('themeV2.palette.primary')).toMatchObject({
      main: '#4f46e5',
      light: '#9590ef',
      dark: '#433cc3',
      hover: '#000001',
      active: '#3f38b7',
      contrastText: '#000000',
    });
    expect(valueAt('themeV2.palette.danger')).toMatchObject({ main: '#d92d20', contrastText: '#FFF' });
    expect(valueAt('themeV2.palette.success.light')).toBe('rgb(180, 214, 200)');
  });

  it('is ignored when its primary colour is not a plain one', () => {
    const metadata = { theme: { palette: { ...theme.palette, primary: { main: '#123456' } } } };
    expect(resolveMetadata({ metadata }).layerOf('themeV2.palette.primary.main')).toBe('preset');
  });
});

describe('tokens', () => {
  it('come from the nearest place: page, area, theme', () => {
    const metadata: PortalMetadata = {
      themeV2: {
        palette: { primary: { main: '#111111' } },
        loginBox: { palette: { primary: { main: '#222222' } }, login: { palette: { primary: { main: '#333333' } } } },
      },
    };
    const primary = (page?: string) => resolveTokens({ metadata }, { area: 'loginBox', ...(page && { page }) }).primary;
    expect(primary()).toEqual({
      value: '#222222',
      path: 'themeV2.loginBox.palette.primary.main',
      layer: 'metadata',
      derived: false,
    });
    expect(primary('login').value).toBe('#333333');
    expect(primary('forgotPassword').value).toBe('#222222');
    expect(resolveTokens({ metadata }, { area: 'adminPortal' }).primary.value).toBe('#111111');
  });

  it('report the layer of the colour they are computed from', () => {
    const tokens = resolveTokens({ metadata: withPrimary('#067647') });
    expect(tokens['primary-hover']).toMatchObject({ layer: 'metadata', derived: true });
    expect(tokens['danger-hover']).toMatchObject({ layer: 'preset', derived: true });
  });

  it('do not take shades of a colour that a stronger layer replaced', () => {
    const metadata: PortalMetadata = {
      themeV2: { palette: { primary: { main: '#111111', contrastText: '#eeeeee', hover: '#222222' } } },
    };
    const replaced = resolveTokens({ metadata, host: withPrimary('#ffd60a') });
    expect(replaced['primary-contrast'].derived).toBe(true);
    expect(replaced['primary-hover'].derived).toBe(true);
    expect(resolveTokens({ metadata })['primary-contrast'].value).toBe('#eeeeee');
  });
});
