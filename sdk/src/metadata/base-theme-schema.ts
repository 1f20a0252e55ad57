import * as z from 'zod/mini';
import { color, each, keep, style, text } from './schema-parts';

/** A colour and its shades. */
export const brandColor = keep(each(['light', 'main', 'dark', 'hover', 'active', 'contrastText'], color));
const stateColor = keep({
  ...each(['light', 'main', 'dark', 'contrastText'], color),
  border: z.optional(text),
});

const palette = keep({
  ...each(['default', 'primary', 'secondary', 'danger', 'switchButton'], brandColor),
  ...each(['success', 'info', 'warning', 'error'], stateColor),
  common: z.optional(keep(each(['black', 'white', 'cyanBlue', 'green', 'paleLightYellow', 'orange'], color))),
  grey: z.optional(keep(each(['50', '100', '150', '200', '300', '400', '500', '600', '700', '800'], color))),
  background: z.optional(keep(each(['default', 'paper'], color))),
  text: z.optional(keep(each(['primary', 'secondary', 'disabled'], color))),
  icon: z.optional(keep(each(['action', 'input'], color))),
  divider: z.optional(color),
  loader: z.optional(color),
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
  fontFamily: z.optional(
    text.check(z.meta({ description: 'Font names, best first, such as "Inter, system-ui, sans-serif".' })),
  ),
  fontSize: z.optional(numberOrText.check(z.meta({ description: 'Size of plain text, in pixels.' }))),
  htmlFontSize: z.optional(z.number()),
  ...each(['fontWeightLight', 'fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'], numberOrText),
  ...each(typographyVariants, style),
});

/** Names of the widths at which a layout changes. */
export const breakpointNames = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const method = z.optional(z.custom<(...values: never[]) => unknown>((value) => typeof value === 'function'));

const breakpoints = keep({
  unit: z.optional(text),
  step: z.optional(z.number()),
  keys: z.optional(z.array(z.enum(breakpointNames))),
  values: z.optional(keep(each(breakpointNames, z.number()))),
  up: method,
  down: method,
  between: method,
  only: method,
  width: method,
});

/** Overrides by component name; `control` is an addition of ours and holds what all inputs and buttons share. */
const components = keep({ control: z.optional(keep({ height: z.optional(numberOrText) })) });

/** What every place of the theme may set (contract: metadata §5.1). */
export const baseThemeShape = {
  palette: z.optional(palette),
  typography: z.optional(typography),
  typographyStyleOptions: z.optional(style),
  externalAssets: z.optional(keep({ fontCdnUrl: z.optional(text) })),
  spacing: z.optional(
    z
      .union([z.number(), z.custom<(factor: number) => unknown>((value) => typeof value === 'function')])
      .check(z.meta({ type: 'number', description: 'Unit of all distances, in pixels.' })),
  ),
  shape: z.optional(
    keep({ borderRadius: z.optional(numberOrText) }).check(
      z.meta({ description: 'Roundness of controls, in pixels; cards and dialogs follow. An addition of Portico.' }),
    ),
  ),
  shadows: z.optional(z.array(z.string()).check(z.meta({ description: 'Up to 25 shadows; the first is "none".' }))),
  transitions: z.optional(
    keep({
      easing: z.optional(keep(each(['easeInOut', 'easeOut', 'easeIn', 'sharp'], text))),
      duration: z.optional(
        keep(
          each(['shortest', 'shorter', 'short', 'standard', 'complex', 'enteringScreen', 'leavingScreen'], z.number()),
        ),
      ),
    }),
  ),
  breakpoints: z.optional(breakpoints),
  direction: z.optional(z.enum(['ltr', 'rtl'])),
  components: z.optional(components),
};
/** A place without options of its own. */
export const baseTheme = keep(baseThemeShape);
