/** Where a style of the document is painted: selectors inside its place, `&` being the place's root. */
export interface ThemePart {
  /** Dotted path of the style (or of a group of states) below the place. */
  path: string;
  selector: string;
  /** Not a style but a single value: the property it sets. */
  property?: string;
}

/** Text styles of `typography` and what they are the type of. */
const typography: ThemePart[] = Object.entries({
  h1: '.portico-title',
  h2: '.portico-card-title',
  body1: '&',
  body2: '.portico-message',
  caption: '.portico-help',
  button: '.portico-button',
  link: '.portico-link',
  label: '.portico-label',
  pageTitle: '.portico-page-title',
  pageTitleSmall: '.portico-portal-bar-title',
  dialogTitle: '.portico-dialog-title',
  selectOption: '.portico-menu-item',
  tableTitleCell: '.portico-table-first',
  tableSmallHeader: '.portico-table thead th',
  tableHeaderTitle: '.portico-table thead th',
  tableStandardCell: '.portico-table td',
  tableCountCell: '.portico-pagination-summary',
  tablePlaceholderTitle: '.portico-empty-title',
  tablePlaceholderDescription: '.portico-empty-text',
  switchLabel: '.portico-switch-label',
}).map(([variant, selector]) => ({ path: `typography.${variant}`, selector }));

/** Parts that any place of the theme may style. */
export const baseParts: readonly ThemePart[] = [{ path: 'typographyStyleOptions', selector: '&' }, ...typography];

const menuState = (state: string, suffix: string): ThemePart[] => [
  { path: `navigation.${state}.borderColor`, selector: `.portico-nav-item${suffix}`, property: 'border-color' },
  {
    path: `navigation.${state}.borderBottomColor`,
    selector: `.portico-nav-item${suffix}`,
    property: 'border-bottom-color',
  },
  { path: `navigation.${state}.iconColor`, selector: `.portico-nav-item${suffix} > .lucide`, property: 'color' },
  {
    path: `navigation.${state}.iconBackground`,
    selector: `.portico-nav-item${suffix} > .lucide`,
    property: 'background-color',
  },
  {
    path: `navigation.${state}.avatarColor`,
    selector: `.portico-nav-user${suffix} .portico-avatar`,
    property: 'color',
  },
  {
    path: `navigation.${state}.avatarBgColor`,
    selector: `.portico-nav-user${suffix} .portico-avatar`,
    property: 'background-color',
  },
];

/** Parts of the portal (contract: metadata §7). */
export const adminPortalParts: readonly ThemePart[] = [
  { path: 'navigation.groupTitleColor', selector: '.portico-nav-title', property: 'color' },
  { path: 'navigation.groupTitleSize', selector: '.portico-nav-title', property: 'font-size' },
  { path: 'navigation.headerColor', selector: '.portico-nav-tenant-name', property: 'color' },
  { path: 'navigation.subHeaderColor', selector: '.portico-nav-user-email', property: 'color' },
  ...menuState('default', ''),
  ...menuState('hover', ':hover'),
  ...menuState('selected', '[aria-current]'),
  { path: 'tableTheme.container', selector: '.portico-table' },
  { path: 'tableTheme.content', selector: '.portico-table > tbody' },
  { path: 'tableTheme.headerContainer', selector: '.portico-table thead th' },
  { path: 'tableTheme.filterButtonBackground', selector: '.portico-filter', property: 'background-color' },
  { path: 'tableTheme.emptyStateIconContainer', selector: '.portico-empty' },
  { path: 'tableTheme.emptyStateIcon', selector: '.portico-empty-icon' },
  { path: 'selectTheme.selectInput', selector: '.portico-filter-button' },
  { path: 'selectTheme.selectOptionsContainer', selector: '.portico-menu' },
  { path: 'selectTheme.selectOption', selector: '.portico-menu-item' },
  { path: 'dropZone', selector: '.portico-drop-zone' },
  { path: 'severityChipTheme.warning', selector: '.portico-chip[data-tone="warning"]' },
  { path: 'severityChipTheme.error', selector: '.portico-chip[data-tone="danger"]' },
  { path: 'severityChipTheme.info', selector: '.portico-chip[data-tone="info"]' },
  { path: 'severityChipTheme.success', selector: '.portico-chip[data-tone="success"]' },
];

/** Parts of the portal's pages, for all of them or one. */
export const portalPageParts: readonly ThemePart[] = [
  { path: 'header', selector: '.portico-page-header' },
  { path: 'content', selector: '&' },
  { path: 'cardList.cardListItemStyle', selector: '.portico-card' },
  { path: 'customLogin.loginBoxPreview.container', selector: '.portico-login-preview-frame' },
];

/** States that a style may name inside itself, as in `"&:hover": { … }`. */
export const nestedStates: ReadonlySet<string> = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':disabled',
  '::placeholder',
  ':first-child',
  ':last-child',
]);
