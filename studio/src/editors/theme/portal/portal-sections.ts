import type { OptionControl } from './option-controls';

/** A titled part of a panel. */
export interface PanelSection {
  title: string;
  controls: readonly OptionControl[];
  /** Shown open: a long panel opens its first sections only. */
  isOpen: boolean;
  /** Sets what a page shows, not how it looks. */
  isContent?: true;
}

type SectionRule = readonly [title: string, names: RegExp];

/** What a page shows. */
const contentSections: readonly SectionRule[] = [
  ['Columns', /^fieldsProperties\.tableColumns\./],
  ['Sections', /^fieldsProperties\.(loginSessions|mfa)\./],
  ['Fields', /^fieldsProperties\./],
  ['Tabs', /^tabsProperties\./],
  ['Change password', /^changePasswordDialog\./],
  ['Filters', /^searchFilterOptions\./],
  ['Invitations', /^(hideInvite|inviteUserModal\.)/],
];

/** Parts that only the portal as a whole may set. */
const componentSections: readonly SectionRule[] = [
  ['Portal', /^(themeName|layout\.)/],
  ['Table', /^tableTheme\.(container|content|headerContainer)$/],
  ['Text in tables', /^typography\.table(TitleCell|StandardCell|HeaderTitle|SmallHeader|CountCell|Category)$/],
  ['Filters', /^(tableTheme\.filter|typography\.table(Filter|Popup))/],
  ['Empty table', /^(tableTheme\.emptyState|typography\.tablePlaceholder)/],
  ['Scrollbar', /^tableTheme\.scrollbar/],
  ['Selects and menus', /^(selectTheme\.|typography\.selectOption)/],
  ['Labels and hints', /^typography\.(label|caption)$/],
  ['Switches', /^(palette\.switchButton\.|typography\.switchLabel)/],
  ['Date fields', /^datePickerTheme\./],
  ['Chips', /^severityChipTheme\./],
  ['Frames of messages', /^palette\.\w+\.border$/],
  ['Pictures', /^(dropZone$|typography\.uploadDropZone)/],
  ['Accounts', /^treeGraphTheme\./],
  ['Dialogs', /^(typography\.(dialogTitle|h3)$|palette\.common\.black)/],
];

/** Parts of the menu and of pages, and what every place may set. */
const placeSections: readonly SectionRule[] = [
  ['Background and titles', /^(background$|groupTitle|headerColor|subHeaderColor)/],
  ['Entries', /^default\./],
  ['Entry under the pointer', /^hover\./],
  ['Entry of the open page', /^selected\./],
  ['Header and content', /^(header$|content$|cardList\.|customLogin\.)/],
  ['Switches and messages', /^palette\.(switchButton\.|\w+\.border$)/],
  ['Brand colours', /^palette\.(primary|secondary|danger)\.main$/],
  ['Neutral colours', /^palette\.(?!(primary|danger|success|info|warning|error)\.)/],
  ['State colours', /^palette\.(success|info|warning|error)\.main$/],
  ['Hovered, pressed and text on colours', /^palette\./],
  ['Font', /^(typography\.font|typographyStyleOptions$)/],
  ['Text styles', /^typography\./],
  ['Shape', /^(shape|components|spacing|shadows)/],
  ['More', /./],
];

/** How many controls a panel shows before the user opens a section. */
const OPEN_LIMIT = 16;

/** Divides controls of the portal as a whole into sections. */
export const componentSectionsOf = (controls: readonly OptionControl[]) =>
  sectionsBy([...componentSections, ...placeSections], controls);

/** Divides controls of the menu or of a page into sections. */
export const placeSectionsOf = (controls: readonly OptionControl[]) =>
  sectionsBy([...contentSections, ...placeSections], controls);

/** A control belongs to the first section that matches the path inside its place. */
function sectionsBy(rules: readonly SectionRule[], controls: readonly OptionControl[]): PanelSection[] {
  let shown = 0;
  return rules.flatMap((rule) => {
    const own = controls.filter(
      ({ options }) => rules.find(([, names]) => names.test(options[0]?.name ?? '')) === rule,
    );
    if (own.length === 0) return [];
    const isOpen = shown === 0 || shown + own.length <= OPEN_LIMIT;
    shown += own.length;
    return [
      { title: rule[0], controls: own, isOpen, ...(contentSections.includes(rule) && { isContent: true as const }) },
    ];
  });
}
