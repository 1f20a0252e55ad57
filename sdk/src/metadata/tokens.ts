/**
 * Every design token of the SDK: the CSS variable `--portico-{name}`, where in `themeV2` its value comes from, and what
 * it is for. Style sheets of the SDK contain no literal colours, only these tokens. The studio's inspector finds the token
 * of a painted colour, and the value of the token that a vendor may edit.
 */
export interface Token {
  /** Dotted path inside `themeV2` (or inside `loginBox` / `adminPortal`, which may override it). */
  path: string;
  kind: 'color' | 'length' | 'font' | 'number' | 'shadow' | 'image' | 'keyword';
  /** Set when the value is computed from other tokens unless the theme gives it. */
  derived?: true;
}

const color = (path: string, derived?: true): Token => ({ path, kind: 'color', ...(derived && { derived }) });

/** The shades of a brand colour: light 0.4, dark 0.15, hover 0.15, active 0.2 (portal spec §9) and its readable forms. */
const brand = <N extends string>(name: N) =>
  ({
    [name]: color(`palette.${name}.main`),
    [`${name}-light`]: color(`palette.${name}.light`, true),
    [`${name}-dark`]: color(`palette.${name}.dark`, true),
    [`${name}-hover`]: color(`palette.${name}.hover`, true),
    [`${name}-active`]: color(`palette.${name}.active`, true),
    /** Text and icons on the colour. */
    [`${name}-contrast`]: color(`palette.${name}.contrastText`, true),
    /** The colour as text on `paper`: darkened or lightened until it reads (4.5:1). */
    [`${name}-text`]: color(`palette.${name}.main`, true),
    /** The colour as a faint surface. */
    [`${name}-tint`]: color(`palette.${name}.main`, true),
  }) as Record<`${N}${'' | '-light' | '-dark' | '-hover' | '-active' | '-contrast' | '-text' | '-tint'}`, Token>;

/** Every design token: its path in `themeV2` and its kind, by name. The name is that of its variable, `--portico-<name>`. */
export const tokens = {
  ...brand('primary'),
  ...brand('secondary'),
  ...brand('danger'),
  ...brand('success'),
  ...brand('info'),
  ...brand('warning'),
  ...brand('error'),

  /** The page behind everything. */
  background: color('palette.background.default'),
  /** Cards, dialogs, tables. */
  paper: color('palette.background.paper'),
  /** Menus, popovers and hovered rows: one step above paper. */
  raised: color('palette.background.paper', true),
  text: color('palette.text.primary'),
  'text-secondary': color('palette.text.secondary'),
  'text-disabled': color('palette.text.disabled'),
  divider: color('palette.divider'),
  'input-border': color('palette.grey.400', true),
  'input-background': color('palette.background.paper', true),
  icon: color('palette.icon.action'),
  'icon-input': color('palette.icon.input'),
  loader: color('palette.loader'),
  'focus-ring': color('palette.primary.main', true),
  scrim: color('palette.common.black', true),

  'page-background': { path: 'loginBox.rootStyle.backgroundColor', kind: 'color' },
  'page-image': { path: 'loginBox.rootStyle.backgroundImage', kind: 'image' },
  'box-background': { path: 'loginBox.boxStyle.backgroundColor', kind: 'color', derived: true },
  'box-border': { path: 'loginBox.boxStyle.borderColor', kind: 'color', derived: true },
  'box-border-width': { path: 'loginBox.boxStyle.borderWidth', kind: 'length' },
  'box-shadow': { path: 'loginBox.boxStyle.boxShadow', kind: 'shadow' },
  'box-radius': { path: 'loginBox.boxStyle.borderRadius', kind: 'length', derived: true },
  'box-padding': { path: 'loginBox.boxStyle.padding', kind: 'length' },
  'box-width': { path: 'loginBox.boxStyle.width', kind: 'length' },

  'nav-background': { path: 'adminPortal.navigation.background', kind: 'color', derived: true },
  'nav-text': { path: 'adminPortal.navigation.default.color', kind: 'color', derived: true },
  'nav-icon': { path: 'adminPortal.navigation.default.iconColor', kind: 'color', derived: true },
  'nav-hover-text': { path: 'adminPortal.navigation.hover.color', kind: 'color', derived: true },
  'nav-hover-background': { path: 'adminPortal.navigation.hover.background', kind: 'color', derived: true },
  'nav-selected-text': { path: 'adminPortal.navigation.selected.color', kind: 'color', derived: true },
  'nav-selected-background': { path: 'adminPortal.navigation.selected.background', kind: 'color', derived: true },

  /** `shape` is an addition of ours to the service's tree; others ignore it. */
  radius: { path: 'shape.borderRadius', kind: 'length' },
  'font-family': { path: 'typography.fontFamily', kind: 'font' },
  'font-size': { path: 'typography.fontSize', kind: 'length' },
  'font-weight-regular': { path: 'typography.fontWeightRegular', kind: 'number' },
  'font-weight-medium': { path: 'typography.fontWeightMedium', kind: 'number' },
  'font-weight-bold': { path: 'typography.fontWeightBold', kind: 'number' },
  spacing: { path: 'spacing', kind: 'length' },
  'shadow-soft': { path: 'shadows.1', kind: 'shadow' },
  'shadow-raised': { path: 'shadows.8', kind: 'shadow' },
  'control-height': { path: 'components.control.height', kind: 'length' },
} as const satisfies Record<string, Token>;

/** Name of a design token. */
export type TokenName = keyof typeof tokens;

/** All token names, in the order of the table. */
export const tokenNames = Object.keys(tokens) as TokenName[];
