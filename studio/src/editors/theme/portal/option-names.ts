/** What an option does, named as in the product. Options without an entry are called by the last part of their path. */
interface OptionName {
  label: string;
  help?: string;
}

const named = (names: Readonly<Record<string, string | OptionName>>, prefix = ''): [string, OptionName][] =>
  Object.entries(names).map(([name, value]) => [prefix + name, typeof value === 'string' ? { label: value } : value]);

const palette = named(
  {
    'primary.main': 'Primary',
    'primary.hover': 'Primary, hovered',
    'primary.active': 'Primary, pressed',
    'primary.contrastText': 'Text on primary',
    'secondary.main': 'Secondary',
    'danger.main': 'Danger',
    'danger.hover': 'Danger, hovered',
    'danger.active': 'Danger, pressed',
    'danger.contrastText': 'Text on danger',
    'switchButton.main': 'Switched on',
    'switchButton.hover': 'Hovered',
    'switchButton.active': 'Pressed',
    'switchButton.contrastText': 'Knob',
    'success.main': 'Success',
    'success.border': 'Frame of success',
    'info.main': 'Info',
    'info.border': 'Frame of info',
    'warning.main': 'Warning',
    'warning.border': 'Frame of warnings',
    'error.main': 'Error',
    'error.border': 'Frame of errors',
    'background.default': 'Background',
    'background.paper': 'Paper',
    'text.primary': 'Text',
    'text.secondary': 'Soft text',
    'text.disabled': 'Disabled text',
    'icon.action': 'Icons',
    'icon.input': 'Icons in fields',
    divider: 'Divider',
    'grey.400': 'Field border',
    'common.black': 'Shade behind dialogs',
    loader: 'Loading indicator',
  },
  'palette.',
);

const typography = named(
  {
    fontFamily: 'Font',
    fontSize: 'Text size',
    fontWeightRegular: 'Plain weight',
    fontWeightMedium: 'Medium weight',
    fontWeightBold: 'Bold weight',
    h1: 'Title of the login box',
    h2: 'Card title',
    h3: 'Heading in a dialog',
    subtitle1: 'Page subtitle',
    subtitle2: 'Section description',
    body1: 'Plain text',
    caption: 'Hint',
    overline: 'Group title in the menu',
    button: 'Button',
    link: 'Link',
    label: 'Field label',
    pageTitle: 'Page title',
    pageTitleSmall: 'Page title on a phone',
    dialogTitle: 'Dialog title',
    selectOption: 'Option of a list',
    switchLabel: 'Switch label',
    tableTitleCell: 'First cell of a row',
    tableStandardCell: 'Cell',
    tableHeaderTitle: 'Column title',
    tableSmallHeader: { label: 'Small column title', help: 'The same cells as “Column title”, which applies first.' },
    tableCountCell: 'Number of rows',
    tableCategory: 'Category',
    tablePlaceholderTitle: 'Title when empty',
    tablePlaceholderDescription: 'Text when empty',
    tableFilterTitle: 'Filter',
    tableFilterChipInfo: 'Filter in use',
    tablePopupTitle: 'Title of the column list',
    uploadDropZoneDescription: 'Hint below the picture',
  },
  'typography.',
);

const shell = named({
  themeName: { label: 'Preset', help: 'The portal may start from another preset than the login box.' },
  'layout.fullScreenMode': { label: 'Full screen', help: 'Off leaves a margin around the portal that shows the host.' },
  typographyStyleOptions: 'All text',
  'shape.borderRadius': 'Corner radius',
  'components.control.height': 'Control height',
  spacing: 'Spacing',
  shadows: 'Shadows',
  background: 'Background',
  headerColor: 'Account name',
  groupTitleColor: 'Group titles',
  groupTitleSize: 'Size of group titles',
  subHeaderColor: 'User’s email',
  header: 'Page header',
  content: 'Content',
  'cardList.cardListItemStyle': 'Card',
  'customLogin.loginBoxPreview.container': 'Frame of the login box preview',
});

const menuEntry = ['default', 'hover', 'selected'].flatMap((state) =>
  named(
    {
      color: 'Text',
      background: 'Background',
      iconColor: 'Icon',
      iconBackground: 'Behind the icon',
      avatarColor: 'Initials of the user',
      avatarBgColor: 'Behind the initials',
      borderColor: 'Border',
      borderBottomColor: 'Line below',
    },
    `${state}.`,
  ),
);

const components = named({
  'tableTheme.container': 'Table',
  'tableTheme.content': 'Rows',
  'tableTheme.headerContainer': 'Header row',
  'tableTheme.filterButtonBackground': 'Filter background',
  'tableTheme.scrollbar.trackColor': 'Track',
  'tableTheme.scrollbar.borderColor': 'Track border',
  'tableTheme.scrollbar.thumbColor': 'Thumb',
  'tableTheme.scrollbar.thumbHoverColor': 'Thumb, hovered',
  'tableTheme.emptyStateIconContainer': 'Circle of the icon',
  'tableTheme.emptyStateIcon': 'Icon',
  'selectTheme.selectInput': 'Select',
  'selectTheme.selectOptionsContainer': 'Open list',
  'selectTheme.selectOption': 'Option',
  'severityChipTheme.success': 'Success chip',
  'severityChipTheme.info': 'Info chip',
  'severityChipTheme.warning': 'Warning chip',
  'severityChipTheme.error': 'Error chip',
  'treeGraphTheme.node': 'Row of an account',
  'treeGraphTheme.linesColor': 'Lines',
  dropZone: 'Drop zone',
  'datePickerTheme.background.main': 'Background',
  'datePickerTheme.background.hover': 'Background, hovered',
  'datePickerTheme.text.default': 'Text',
  'datePickerTheme.borderColor': 'Border',
});

const column = 'fieldsProperties.tableColumns.';
const inviteField = 'inviteUserModal.inviteByEmail.fieldsProperties.';

/** Page options by the name of what they show; the page's own names are those of its titles and labels. */
const content = named({
  'fieldsProperties.name': 'Name',
  'fieldsProperties.username': 'Username',
  'fieldsProperties.phoneNumber': 'Phone number',
  'fieldsProperties.address': 'Address',
  'fieldsProperties.jobTitle': 'Job title',
  'fieldsProperties.companyName': 'Company name',
  'fieldsProperties.website': 'Website',
  'fieldsProperties.timezone': 'Time zone',
  'fieldsProperties.currency': 'Currency',
  'fieldsProperties.loginSessions': { label: 'Sessions', help: 'The card “Where you are signed in”.' },
  'fieldsProperties.mfa': 'Two-factor authentication',
  'tabsProperties.settings': 'Company',
  'tabsProperties.customLogin': 'Login box',
  'changePasswordDialog.passwordMeter': { label: 'Password rules', help: 'Shown while a new password is typed.' },
  [`${column}applications`]: 'Applications',
  [`${column}groups`]: 'Groups',
  [`${column}roles`]: 'Roles',
  [`${column}joinedAt`]: 'Joined',
  [`${column}lastSeen`]: 'Last seen',
  [`${column}managedBy`]: 'Managed by',
  [`${column}email`]: 'Email',
  [`${column}status`]: 'Status',
  [`${column}username`]: 'Username',
  [`${column}phoneNumber`]: 'Phone number',
  'searchFilterOptions.email': 'Email',
  'searchFilterOptions.fullName': 'Full name',
  'searchFilterOptions.username': 'Username',
  'searchFilterOptions.phoneNumber': 'Phone number',
  hideInviteWithEmail: { label: 'Invite user', help: 'Off removes the button and its dialog.' },
  'inviteUserModal.inviteByEmail.inviteBulk': 'Invite several users',
  [`${inviteField}name`]: 'Full name',
  [`${inviteField}phoneNumber`]: 'Phone number',
});

const names: ReadonlyMap<string, OptionName> = new Map([
  ...palette,
  ...typography,
  ...shell,
  ...menuEntry,
  ...components,
  ...content,
]);

/** The name of what an option sets, by the path inside its place. */
export function optionName(path: string): OptionName {
  return names.get(path) ?? { label: spaced(path.split('.').at(-1) ?? path) };
}

const ranks: ReadonlyMap<string, number> = new Map([...names.keys()].map((path, rank) => [path, rank]));

/** The place of an option among its neighbours: the order of the names, then those without a name. */
export function optionRank(path: string): number {
  return ranks.get(path) ?? ranks.size;
}

/** `lastSeen` → `Last seen` */
function spaced(name: string): string {
  const text = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
