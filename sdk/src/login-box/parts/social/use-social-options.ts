import type { ThemeOptions } from '../../../metadata';
import { useBoxOption } from '../../layout/box-options';

/** How the theme wants the providers to stand (contract: metadata §6.2). */
export interface SocialOptions {
  /** One under the other; a main one over the others; or all in one row. */
  mode: 'list' | 'stack' | 'eventually';
  placement: 'top' | 'bottom';
  /** The provider that stands over the others. */
  mainButton: string | undefined;
  /** Marks without words: of all, or of those that stand in a row. */
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
