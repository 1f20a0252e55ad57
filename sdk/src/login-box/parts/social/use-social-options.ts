import type { ThemeOptions } from '../../../metadata';
import { useBoxOption } from '../../layout/box-options';

/** The theme's options for the layout of the providers (contract: metadata §6.2). */
export interface SocialOptions {
  /** In a column; in a column below a main one; or all in one row. */
  mode: 'list' | 'stack' | 'eventually';
  placement: 'top' | 'bottom';
  /** The provider whose button is above the others. */
  mainButton: string | undefined;
  /** Shows marks without texts: for all buttons, or for those in a row. */
  iconsOnly: boolean;
  divider: unknown;
  icons: Readonly<Record<string, unknown>>;
}

type SocialTheme = NonNullable<NonNullable<ThemeOptions['loginBox']>['socialLogins']>;

/** The options of the shown page: its own, else those of the whole box. */
export function useSocialOptions(): SocialOptions {
  return readOptions(useBoxOption('socialLogins') ?? {});
}

function readOptions(theme: SocialTheme): SocialOptions {
  const { mode, placement = 'bottom', mainButton, ...layout } = theme.socialLoginsLayout ?? {};
  const worded = mode === 'stack' ? layout.showStackedButtonsWithText : layout.showEventuallyButtonsWithText;
  return {
    mode: mode ?? 'list',
    placement,
    mainButton,
    iconsOnly: mode ? worded !== true : theme.iconsOnly === true,
    divider: theme.divider,
    icons: theme as Readonly<Record<string, unknown>>,
  };
}
