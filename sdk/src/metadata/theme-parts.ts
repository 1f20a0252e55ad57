/** Where a style of the document is painted: selectors inside its place, `&` being the place's root. */
export interface ThemePart {
  /** Dotted path of the style (or of a group of states) below the place. */
  path: string;
  selector: string;
  /** Not a style but a single value: the property it sets. */
  property?: string;
  /** Declarations that the part needs to be visible, written if the theme sets it. Without `property`, they are all. */
  fixed?: string;
}

/** Text styles of `typography` and what they are the type of. */
const typography: ThemePart[] = Object.entries({
  h1: '.portico-title',
  h2: '.portico-card h2',
  h3: '.portico-dialog h3',
  subtitle1: '.portico-page-subtitle',
  subtitle2: '.portico-settings-what > p',
  body1: '&',
  body2: '.portico-message',
  caption: '.portico-help',
  overline: '.portico-nav-title',
  button: '.portico-button',
  link: '.portico-link',
  label: '.portico-label',
  pageTitle: '.portico-page-title',
  pageTitleSmall: '.portico-portal-bar-title',
  dialogTitle: '.portico-dialog-title',
  selectOption: ':is(.portico-menu-item, .portico-option)',
  tableTitleCell: '.portico-table-first',
  tableSmallHeader: ':is(.portico-table, .portico-matrix) thead th',
  tableHeaderTitle: ':is(.portico-table, .portico-matrix) thead th',
  tableStandardCell: ':is(.portico-table, .portico-matrix) td',
  tableCountCell: '.portico-pagination-summary',
  tableCategory: '.portico-category-name',
  tableFilterTitle: '.portico-filter-button',
  tableFilterChipInfo: '.portico-filter[data-chosen] > .portico-filter-button',
  tablePopupTitle: '.portico-layout-menu .portico-label',
  tablePlaceholderTitle: '.portico-empty-title',
  tablePlaceholderDescription: '.portico-empty-text',
  uploadDropZoneDescription: '.portico-drop-zone > .portico-hint',
  switchLabel: '.portico-switch-label',
}).map(([variant, selector]) => ({ path: `typography.${variant}`, selector }));

/** Switches that are on. */
const switches: readonly ThemePart[] = [
  { path: 'main', suffix: '' },
  { path: 'hover', suffix: ':hover' },
  { path: 'active', suffix: ':active' },
  { path: 'contrastText', suffix: '::after' },
].map(({ path, suffix }) => ({
  path: `palette.switchButton.${path}`,
  selector: `.portico-switch-input:checked${suffix}`,
  property: 'background-color',
}));

/** The frames of messages. */
const frames = ['success', 'info', 'warning', 'error'].map(
  (kind): ThemePart => ({
    path: `palette.${kind}.border`,
    selector: `.portico-alert[data-kind="${kind}"]`,
    property: 'border',
  }),
);

/** Parts that any place of the theme may style. */
export const baseParts: readonly ThemePart[] = [
  { path: 'typographyStyleOptions', selector: '&' },
  ...typography,
  ...switches,
  ...frames,
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
