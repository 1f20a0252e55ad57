import * as z from 'zod';
import { color, each, keep, style, text } from './schema-parts';

/** A colour and its shades. */
export const brandColor = keep(each(['light', 'main', 'dark', 'hover', 'active', 'contrastText'], color));
const stateColor = keep({
  ...each(['light', 'main', 'dark', 'contrastText'], color),
  border: text.optional(),
});

const palette = keep({
  ...each(['default', 'primary', 'secondary', 'danger', 'switchButton'], brandColor),
  ...each(['success', 'info', 'warning', 'error'], stateColor),
  common: keep(each(['black', 'white', 'cyanBlue', 'green', 'paleLightYellow', 'orange'], color)).optional(),
  grey: keep(each(['50', '100', '150', '200', '300', '400', '500', '600', '700', '800'], color)).optional(),
  background: keep(each(['default', 'paper'], color)).optional(),
  text: keep(each(['primary', 'secondary', 'disabled'], color)).optional(),
  icon: keep(each(['action', 'input'], color)).optional(),
  divider: color.optional(),
  loader: color.optional(),
});

/** The text styles of `typography`, each a style of its own. */
const typographyVariants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'caption',
  'button',
  'overline',
  'link',
  'label',
  'body1Bold',
  'body2Bold',
  'subtitle2Light',
  'pageTitle',
  'pageTitleSmall',
  'dialogTitle',
  'selectOption',
  'tableTitleCell',
  'tableSmallHeader',
  'tableStandardCell',
  'tableCountCell',
  'tableCategory',
  'uploadDropZoneDescription',
  'uploadDropZoneProgressText',
  'tablePlaceholderTitle',
  'switchLabel',
  'tableFilterTitle',
  'tablePlaceholderDescription',
  'tableIpCellText',
  'tableIpPopupTitle',
  'tableIpPopupDesc',
  'tableFilterChipInfo',
  'tablePopupTitle',
  'tableHeaderTitle',
] as const;

/** A length: a number is one of pixels. */
export const numberOrText = z.union([z.number(), z.string()]);

const typography = keep({
  fontFamily: text.meta({ description: 'Font names, best first, such as "Inter, system-ui, sans-serif".' }).optional(),
  fontSize: numberOrText.meta({ description: 'Size of plain text, in pixels.' }).optional(),
  htmlFontSize: z.number().optional(),
  ...each(['fontWeightLight', 'fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'], numberOrText),
  ...each(typographyVariants, style),
});

/** Names of the widths at which a layout changes. */
export const breakpointNames = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const method = z.custom<(...values: never[]) => unknown>((value) => typeof value === 'function').optional();

const breakpoints = keep({
  unit: text.optional(),
  step: z.number().optional(),
  keys: z.array(z.enum(breakpointNames)).optional(),
  values: keep(each(breakpointNames, z.number())).optional(),
  up: method,
  down: method,
  between: method,
  only: method,
  width: method,
});

/** Overrides by component name; `control` is an addition of ours and holds what all inputs and buttons share. */
const components = keep({ control: keep({ height: numberOrText.optional() }).optional() });

/** What every place of the theme may set (contract: metadata §5.1). */
export const baseThemeShape = {
  palette: palette.optional(),
  typography: typography.optional(),
  typographyStyleOptions: style.optional(),
  externalAssets: keep({ fontCdnUrl: text.optional() }).optional(),
  spacing: z
    .union([z.number(), z.custom<(factor: number) => unknown>((value) => typeof value === 'function')])
    .meta({ type: 'number', description: 'Unit of all distances, in pixels.' })
    .optional(),
  shape: keep({ borderRadius: numberOrText.optional() })
    .meta({ description: 'Roundness of controls, in pixels; cards and dialogs follow. An addition of Portico.' })
    .optional(),
  shadows: z.array(z.string()).meta({ description: 'Up to 25 shadows; the first is "none".' }).optional(),
  transitions: keep({
    easing: keep(each(['easeInOut', 'easeOut', 'easeIn', 'sharp'], text)).optional(),
    duration: keep(
      each(['shortest', 'shorter', 'short', 'standard', 'complex', 'enteringScreen', 'leavingScreen'], z.number()),
    ).optional(),
  }).optional(),
  breakpoints: breakpoints.optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  components: components.optional(),
};
/** A place without options of its own. */
export const baseTheme = keep(baseThemeShape);
