import { GRAPHIC_CONTRAST, TEXT_CONTRAST, type ThemeOption, type TokenName } from '@portico/sdk/metadata';

/** What a colour is compared with. */
export interface OptionContrast {
  against: TokenName;
  ratio: number;
  /** Label of the contrast: "on paper". */
  pair: string;
}

const text = (against: TokenName, pair: string): OptionContrast => ({ against, ratio: TEXT_CONTRAST, pair });
const graphic = (against: TokenName, pair: string): OptionContrast => ({ against, ratio: GRAPHIC_CONTRAST, pair });

/** Colours that are compared with others, by the path inside their place. */
const rules: readonly [names: RegExp, contrast: OptionContrast][] = [
  [/^palette\.\w+\.main$/, graphic('paper', 'on paper')],
  [/^palette\.primary\.contrastText$/, text('primary', 'on primary')],
  [/^palette\.danger\.contrastText$/, text('danger', 'on danger')],
  [/^palette\.background\./, text('text', 'with text')],
  [/^palette\.text\.(primary|secondary)$/, text('paper', 'on paper')],
  [/^palette\.icon\./, graphic('paper', 'on paper')],
  [/^background$/, text('nav-text', 'with the entries')],
  [/^(groupTitleColor|headerColor|subHeaderColor|default\.color)$/, text('nav-background', 'on the menu')],
  [/^default\.iconColor$/, graphic('nav-background', 'on the menu')],
  [/^hover\.color$/, text('nav-hover-background', 'on the entry')],
  [/^hover\.background$/, text('nav-hover-text', 'with its text')],
  [/^selected\.color$/, text('nav-selected-background', 'on the entry')],
  [/^selected\.background$/, text('nav-selected-text', 'with its text')],
];

/** What the colour of an option is compared with, if it is seen against something known. */
export function contrastOf({ name }: ThemeOption): OptionContrast | undefined {
  return rules.find(([names]) => names.test(name))?.[1];
}

/** Whether a colour applies only in the scheme that the preset was made for: all but those of the brand. */
export function isNeutral({ name }: ThemeOption): boolean {
  return !name.startsWith('palette.') || /^palette\.(background|text|icon|grey|divider|common|loader)/.test(name);
}
