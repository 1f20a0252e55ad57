import type { ThemePart } from './theme-parts';

const colors = (path: string, selector: string, own: Readonly<Record<string, string>>): ThemePart[] =>
  Object.entries(own).map(([name, property]) => ({ path: `${path}.${name}`, selector, property }));

const styles = (path: string, own: Readonly<Record<string, string>>): ThemePart[] =>
  Object.entries(own).map(([name, selector]) => ({ path: path + name, selector }));

/** How an entry of the menu is marked as hovered or selected; the user at its end is selected while its menu is open. */
const menuStates = [
  { state: 'default', item: '', user: '' },
  { state: 'hover', item: ':hover', user: ':hover' },
  { state: 'selected', item: '[aria-current]', user: '[aria-expanded="true"]' },
];

const menuParts = menuStates.flatMap(({ state, item, user }) => [
  ...colors(`navigation.${state}`, `.portico-nav-item${item}`, {
    borderColor: 'border-color',
    borderBottomColor: 'border-bottom-color',
  }),
  ...colors(`navigation.${state}`, `.portico-nav-item${item} > .lucide`, {
    iconColor: 'color',
    iconBackground: 'background-color',
  }),
  ...colors(`navigation.${state}`, `.portico-nav-user${user} .portico-avatar`, {
    avatarColor: 'color',
    avatarBgColor: 'background-color',
  }),
]);

/** Elements that scroll a table. */
const tableScroller = ':is(.portico-full-screen, .portico-matrix)';

/** Scrollbars of tables, in browsers with elements for them (Chromium and Safari). */
const scrollbarParts: readonly ThemePart[] = [
  // A scrollbar without a width of its own is the platform's, which has no elements.
  { path: 'tableTheme.scrollbar', selector: `${tableScroller}::-webkit-scrollbar`, fixed: 'width:12px;height:12px' },
  {
    path: 'tableTheme.scrollbar',
    selector: `${tableScroller}::-webkit-scrollbar-thumb`,
    fixed: 'background-color:var(--portico-input-border);border-radius:6px',
  },
  ...colors('tableTheme.scrollbar', `${tableScroller}::-webkit-scrollbar-track`, { trackColor: 'background-color' }),
  {
    path: 'tableTheme.scrollbar.borderColor',
    selector: `${tableScroller}::-webkit-scrollbar-track`,
    property: 'border-color',
    fixed: 'border-style:solid;border-width:1px',
  },
  ...colors('tableTheme.scrollbar', `${tableScroller}::-webkit-scrollbar-thumb`, { thumbColor: 'background-color' }),
  ...colors('tableTheme.scrollbar', `${tableScroller}::-webkit-scrollbar-thumb:hover`, {
    thumbHoverColor: 'background-color',
  }),
];

const tableParts: readonly ThemePart[] = [
  ...styles('tableTheme.', {
    container: '.portico-table',
    content: '.portico-table > tbody',
    headerContainer: ':is(.portico-table, .portico-matrix) thead th',
    emptyStateIconContainer: '.portico-empty-icon',
    emptyStateIcon: '.portico-empty-icon > .lucide',
  }),
  ...colors('tableTheme', '.portico-filter', { filterButtonBackground: 'background-color' }),
  ...scrollbarParts,
];

/** The field for a date. The browser draws its calendar. */
const dateParts: readonly ThemePart[] = [
  ...colors('datePickerTheme.background', '.portico-input[type="date"]', { main: 'background-color' }),
  ...colors('datePickerTheme.background', '.portico-input[type="date"]:hover', { hover: 'background-color' }),
  ...colors('datePickerTheme.text', '.portico-input[type="date"]', { default: 'color' }),
  ...colors('datePickerTheme', '.portico-input[type="date"]', { borderColor: 'border-color' }),
];

/** Parts of the portal (contract: metadata §7). */
export const adminPortalParts: readonly ThemePart[] = [
  ...colors('navigation', '.portico-nav-title', { groupTitleColor: 'color', groupTitleSize: 'font-size' }),
  ...colors('navigation', '.portico-nav-tenant-name', { headerColor: 'color' }),
  ...colors('navigation', '.portico-nav-user-email', { subHeaderColor: 'color' }),
  ...menuParts,
  ...tableParts,
  ...styles('selectTheme.', {
    selectInput: ':is(.portico-select, .portico-search-select, .portico-filter-button)',
    selectOptionsContainer: ':is(.portico-menu, .portico-options)',
    selectOption: ':is(.portico-menu-item, .portico-option)',
  }),
  ...styles('severityChipTheme.', {
    warning: '.portico-chip[data-tone="warning"]',
    error: '.portico-chip[data-tone="danger"]',
    info: '.portico-chip[data-tone="info"]',
    success: '.portico-chip[data-tone="success"]',
  }),
  { path: 'treeGraphTheme.node', selector: '.portico-accounts-tree tbody tr' },
  ...colors('treeGraphTheme', '.portico-accounts-tree :is(th, td)', { linesColor: 'border-bottom-color' }),
  { path: 'dropZone', selector: '.portico-drop-zone' },
  ...dateParts,
];

/** Parts of the portal's pages, for all of them or one. */
export const portalPageParts: readonly ThemePart[] = styles('', {
  header: '.portico-page-header',
  content: '&.portico-portal-content',
  'cardList.cardListItemStyle': '.portico-card',
  'customLogin.loginBoxPreview.container': '.portico-login-preview-frame',
});
