import { darken, lighten, readableOn, readColor, SHADES } from '../../../../metadata/color';
import { valueAtPath } from '../../../../metadata/merge';

/** What the tab edits; an empty value is that of the vendor. */
export interface CustomLoginValues {
  [name: string]: string;
  /** The address of a picture, or the picture as a data URL. */
  logo: string;
  primary: string;
  placement: string;
}

/** The paths of the leaves in the tenant's document (contract: metadata §1). */
const LOGO = 'loginBox/logo/image';
const PRIMARY = 'loginBox/palette/primary';
const PLACEMENT = 'loginBox/socialLogins/socialLoginsLayout/placement';

/** Text on a bright primary colour. */
const INK = '#14141c';

/** The values that the tenant's document sets. */
export function valuesOf(configuration: unknown): CustomLoginValues {
  const text = (path: string) => {
    const value = valueAtPath(configuration, path.replaceAll('/', '.'));
    return typeof value === 'string' ? value : '';
  };
  return { logo: text(LOGO), primary: text(`${PRIMARY}/main`), placement: text(PLACEMENT) };
}

/** The colours that follow from a primary colour (portal spec §9 "Colour shades"). */
function paletteOf(main: string) {
  return {
    main,
    dark: darken(main, SHADES.dark),
    light: lighten(main, SHADES.light),
    hover: darken(main, SHADES.hover),
    active: darken(main, SHADES.active),
    contrastText: readableOn(main, INK),
  };
}

/** One action for each leaf that changes; `null` removes a leaf, so that the vendor's value applies again. */
export function actionsOf(
  configuration: unknown,
  values: CustomLoginValues,
): { type: string; payload: string | null }[] {
  return Object.entries(leavesOf(values))
    .map(([type, leaf]) => ({ type, payload: leaf || null }))
    .filter(({ type, payload }) => (valueAtPath(configuration, type.replaceAll('/', '.')) ?? null) !== payload);
}

function leavesOf({ logo, primary, placement }: CustomLoginValues): Record<string, string> {
  const color = readColor(primary);
  const palette = color ? paletteOf(color) : emptyPalette;
  const colors = Object.entries(palette).map(([name, value]) => [`${PRIMARY}/${name}`, value]);
  return { [LOGO]: logo, ...Object.fromEntries(colors), [PLACEMENT]: placement };
}

const emptyPalette = { main: '', dark: '', light: '', hover: '', active: '', contrastText: '' };

/** The theme of the login box with the values in it. */
export function themeOf({ logo, primary, placement }: CustomLoginValues) {
  const color = readColor(primary);
  return {
    ...(logo && { logo: { image: logo } }),
    ...(color && { palette: { primary: paletteOf(color) } }),
    ...(placement && { socialLogins: { socialLoginsLayout: { placement } } }),
  };
}
