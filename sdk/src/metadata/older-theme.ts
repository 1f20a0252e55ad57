import { readAnyColor } from './any-color';
import { darken, lighten, OLDER_STATE_SHADES, rgbText, SHADES } from './color';
import { valueAtPath } from './merge';
import type { OlderTheme, ThemeOptions } from './types';

/** Text on a brand colour of the older theme that names none (contract: metadata §4). */
const OLDER_CONTRAST = '#000000';
/** Text on danger, success, error, warning and info of the older theme. */
const OLDER_STATE_CONTRAST = '#FFF';

/**
 * The older `theme` as theme options. It counts only when `palette.primary` is a plain colour; otherwise, and without a
 * theme, the answer is `undefined` (contract: metadata §4).
 */
export function fromOlderTheme(theme: OlderTheme): ThemeOptions | undefined {
  const colorOf = (name: string) => {
    const value = valueAtPath(theme, `palette.${name}`);
    return typeof value === 'string' ? readAnyColor(value) : undefined;
  };
  if (!colorOf('primary')) return undefined;
  const palette: NonNullable<ThemeOptions['palette']> = {};
  for (const name of ['primary', 'secondary'] as const) {
    const main = colorOf(name);
    if (main) palette[name] = brandShades(main, colorOf(`${name}Text`) ?? OLDER_CONTRAST);
  }
  for (const name of ['success', 'error', 'warning', 'info'] as const) {
    const main = colorOf(name);
    if (main) palette[name] = stateShades(main);
  }
  const danger = colorOf('error');
  if (danger) palette.danger = brandShades(danger, OLDER_STATE_CONTRAST);
  return { palette };
}

function brandShades(main: string, contrastText: string) {
  return {
    main,
    light: lighten(main, SHADES.light),
    dark: darken(main, SHADES.dark),
    hover: darken(main, SHADES.hover),
    active: darken(main, SHADES.active),
    contrastText,
  };
}

function stateShades(main: string) {
  return {
    main,
    light: rgbText(lighten(main, OLDER_STATE_SHADES.light)),
    dark: rgbText(darken(main, OLDER_STATE_SHADES.dark)),
    contrastText: OLDER_STATE_CONTRAST,
  };
}
