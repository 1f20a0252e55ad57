/** Where a style of the document is painted: selectors inside its place, `&` being the place's root. */
export interface ThemePart {
  /** Dotted path of the style (or of a group of states) below the place. */
  path: string;
  selector: string;
  /** Not a style but a single value: the property it sets. */
  property?: string;
}

const states = (selector: string, path: string, own: Readonly<Record<string, string>>): ThemePart[] =>
  Object.entries(own).map(([state, suffix]) => ({ path: `${path}.${state}`, selector: selector + suffix }));

const buttonStates = {
  base: '',
  hover: ':hover',
  active: ':active',
  focus: ':focus-visible',
  disabled: ':disabled',
  icon: ' > .portico-icon',
};

const inputStates = {
  base: '',
  hover: ':hover',
  active: ':active',
  focus: ':focus',
  disabled: ':disabled',
  error: '[aria-invalid]',
};

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

/** Parts of the login box, for the whole box or one of its pages (contract: metadata §6). */
export const loginBoxParts: readonly ThemePart[] = [
  { path: 'rootStyle', selector: '&' },
  { path: 'pageStyle', selector: '.portico-main' },
  { path: 'boxStyle', selector: '.portico-box' },
  { path: 'boxTitleStyle', selector: '.portico-title' },
  { path: 'boxMessageStyle', selector: '.portico-message' },
  { path: 'titleStyle', selector: '.portico-title' },
  { path: 'messageStyle', selector: '.portico-message' },
  { path: 'containerStyle', selector: '.portico-step' },
  { path: 'formContainerStyle', selector: '.portico-form' },
  { path: 'successContainerStyle', selector: '.portico-step[data-reports]' },
  { path: 'pageTitleStyle', selector: '.portico-page-title' },
  { path: 'pageSubtitleStyle', selector: '.portico-page-subtitle' },
  { path: 'logo.style', selector: '.portico-logo > *' },
  { path: 'layout.sideElementStyle', selector: '.portico-side' },
  { path: 'layout.splitModeStyles.splitContainerStyle', selector: '.portico-side-content' },
  { path: 'layout.splitModeStyles.logos.logosContainerStyle', selector: '.portico-side-logos' },
  { path: 'layout.splitModeStyles.logos.logoStyle', selector: '.portico-side-logos > img' },
  { path: 'layout.splitModeStyles.values.valuesContainerStyle', selector: '.portico-side-values' },
  { path: 'layout.splitModeStyles.values.valuesTextStyle', selector: '.portico-side-values > li' },
  { path: 'layout.splitModeStyles.values.valuesIconStyle', selector: '.portico-side-values .portico-icon' },
  { path: 'layout.splitModeStyles.testimonials.testimonialsContainerStyle', selector: '.portico-side-testimonial' },
  {
    path: 'layout.splitModeStyles.testimonials.testimonialsTextStyle',
    selector: '.portico-side-testimonial > blockquote',
  },
  { path: 'layout.splitModeStyles.titleDescription.titleDescriptionTitleStyle', selector: '.portico-side-title' },
  {
    path: 'layout.splitModeStyles.titleDescription.titleDescriptionCompanyNameStyle',
    selector: '.portico-side-title > strong',
  },
  { path: 'layout.splitModeStyles.titleDescription.titleDescriptionDescriptionStyle', selector: '.portico-side-text' },
  { path: 'backToLoginStyle', selector: '.portico-back' },
  { path: 'mfaBackButtonStyle', selector: '.portico-back' },
  { path: 'forgotPasswordButton', selector: '.portico-field-aside > .portico-link' },
  { path: 'otcInputStyle', selector: '.portico-code-cell' },
  { path: 'resendOTCStyle', selector: '.portico-resend' },
  { path: 'poweredByColor', selector: '.portico-powered-by', property: 'color' },
  { path: 'inputTheme.label', selector: '.portico-label' },
  { path: 'inputTheme.base.placeholderColor', selector: '.portico-input::placeholder', property: 'color' },
  ...states('.portico-input', 'inputTheme', inputStates),
  ...states('.portico-button', 'buttonTheme', buttonStates),
  ...states('.portico-button[type="submit"]', 'submitButtonTheme', buttonStates),
  ...states('.portico-link', 'linkButtonTheme', buttonStates),
];

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
