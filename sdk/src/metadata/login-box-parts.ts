import type { ThemePart } from './theme-parts';

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

function socialButton(path: string, suffix: string): ThemePart[] {
  const icon = { icon: ' > .portico-social-mark' };
  return states(`.portico-social-button${suffix}`, `socialLogins.${path}`, { ...buttonStates, ...icon });
}

const providers = ['google', 'microsoft', 'facebook', 'github', 'slack', 'apple', 'linkedin'];

/** Providers to sign in with (contract: metadata §6.2). */
const socialParts: readonly ThemePart[] = [
  { path: 'socialLogins.containerStyle', selector: '.portico-social' },
  { path: 'socialLogins.dividerStyle', selector: '.portico-social-divider' },
  { path: 'socialLogins.dividerTextStyle', selector: '.portico-social-divider' },
  { path: 'socialLogins.socialLoginsLayout.stackedContainerStyle', selector: '.portico-social-list' },
  ...socialButton('buttonStyle', ''),
  ...socialButton('socialLoginsLayout.mainButtonStyle', '[data-main]'),
  ...socialButton('socialLoginsLayout.stackedButtonsStyle', '[data-mode="stack"]:not([data-main])'),
  ...socialButton('socialLoginsLayout.eventuallyButtonsStyle', '[data-mode="eventually"]'),
  ...providers.flatMap((provider) => socialButton(`${provider}ButtonStyle`, `[data-provider="${provider}"]`)),
];

const inputStates = {
  base: '',
  hover: ':hover',
  active: ':active',
  focus: ':focus',
  disabled: ':disabled',
  error: '[aria-invalid]',
};

const named = (styles: Readonly<Record<string, string>>, prefix = ''): ThemePart[] =>
  Object.entries(styles).map(([name, selector]) => ({ path: prefix + name, selector }));

/** Titles and messages that a vendor may replace have a style of their own: `otcTitle` has `otcTitleStyle`. */
const parts = [
  'title',
  'message',
  'recoverMfaTitle',
  'otcTitle',
  'otcMessage',
  'magicLinkTitle',
  'magicLinkMessage',
  'enrollMFAListTitle',
  'enrollMFAListMessage',
  'mfaListTitle',
  'mfaListMessage',
  'enrollMFAAuthenticatorAppTitle',
  'enrollMFAAuthenticatorAppMessage',
  'mfaAuthenticatorAppTitle',
  'enrollMFASMSTitle',
  'enrollMFASMSMessage',
  'preEnrollMfaSMSTitle',
  'preEnrollMfaSMSMessage',
  'mfaSMSTitle',
  'mfaSMSMessage',
  'enrollMFAEmailCodeTitle',
  'enrollMFAEmailCodeMessage',
  'accountTitle',
  'userTitle',
  'resetPhoneNumberTitle',
  'verifyResetPhoneNumberTitle',
  'verifyResetPhoneNumberMessage',
  'changePhoneNumberTitle',
  'changePhoneNumberMessage',
].map((name): ThemePart => ({ path: `${name}Style`, selector: `[data-part="${name}"]` }));

/** The elements around the steps, and those that every step may have. */
const boxParts = named({
  rootStyle: '&',
  pageStyle: '.portico-main',
  boxStyle: '.portico-box',
  boxTitleStyle: '.portico-title',
  boxMessageStyle: '.portico-message',
  containerStyle: '.portico-step',
  formContainerStyle: '.portico-form',
  successContainerStyle: '.portico-step[data-reports]:not(:has([data-kind="warning"]))',
  failedContainerStyle: '.portico-step[data-reports]:has([data-kind="warning"])',
  'loader.containerStyle': '.portico-loader',
  pageTitleStyle: '.portico-page-title',
  pageSubtitleStyle: '.portico-page-subtitle',
  'logo.style': '.portico-logo > *',
  backToLoginStyle: '.portico-back',
  signupMessageStyle: '.portico-switch',
  loginMessageStyle: '.portico-switch',
  mfaBackButtonStyle: '.portico-back',
  forgotPasswordButton: '.portico-field-aside > .portico-link',
  otcInputStyle: '.portico-code-cell',
  resendOTC: '.portico-resend',
  resendOTCStyle: '.portico-resend > .portico-link',
  resendOTCMessageStyle: '.portico-resend > [role="status"]',
});

/** The side of a split layout, next to the box. */
const sideParts = [
  ...named({
    'layout.sideElementStyle': '.portico-side',
    carouselArrowsContainerStyle: '.portico-side-pager',
    carouselArrowsStyle: '.portico-side-arrow',
    carouselIndicatorStyle: '.portico-side-dot',
    carouselActiveIndicatorStyle: '[aria-current] > .portico-side-dot',
  }),
  ...named(
    {
      splitContainerStyle: '.portico-side-content',
      dividerStyle: '.portico-side-divider',
      'logos.logosContainerStyle': '.portico-side-logos',
      'logos.logoStyle': '.portico-side-logos > img',
      'values.valuesContainerStyle': '.portico-side-values',
      'values.valuesTextStyle': '.portico-side-values > li',
      'values.valuesIconStyle': '.portico-side-values .portico-icon',
      'testimonials.testimonialsContainerStyle': '.portico-side-testimonial',
      'testimonials.testimonialsTextStyle': '.portico-side-testimonial > blockquote',
      'testimonials.testimonialsTitleStyle': '.portico-side-testimonial strong',
      'testimonials.testtomonialsSubtitleStyle': '.portico-side-subtitle',
      'testimonials.testimonialsQuotesStyle': '.portico-side-quotes',
      'testimonials.testimonialsIndicatorContainerStyle': '.portico-side-dots',
      'testimonials.testimonialsIndicatorStyle': '.portico-side-dot',
      'testimonials.testimonialsActiveIndicatorStyle': '[aria-current] > .portico-side-dot',
      'titleDescription.titleDescriptionContainerStyle': '.portico-side-heading',
      'titleDescription.titleDescriptionTitleStyle': '.portico-side-title',
      'titleDescription.titleDescriptionCompanyNameStyle': '.portico-side-title > strong',
      'titleDescription.titleDescriptionDescriptionStyle': '.portico-side-text',
    },
    'layout.splitModeStyles.',
  ),
];

const disclaimerParts = named(
  {
    disclaimerContainerStyle: '.portico-disclaimer',
    textStyle: '.portico-disclaimer-text',
    'terms.linkStyle': '[data-legal="terms"]',
    'privacy.linkStyle': '[data-legal="privacy"]',
    'checkBoxStyle.unchecked.base': '.portico-disclaimer input',
    'checkBoxStyle.unchecked.hover': '.portico-disclaimer input:hover',
    'checkBoxStyle.checked.base': '.portico-disclaimer input:checked',
    'checkBoxStyle.checked.hover': '.portico-disclaimer input:checked:hover',
  },
  'disclaimer.',
);

/** The phone field with its list of countries. */
const phoneParts = named(
  {
    dropdownStyle: '.portico-phone-list',
    searchBarStyle: '.portico-phone-list > .portico-options-search',
    dropdownItemStyle: '.portico-phone-list .portico-option',
    selectArrowStyle: '.portico-phone-country > .portico-icon',
    selectDropdownButtonStyle: '.portico-phone-country',
  },
  'phoneNumberSelect.',
);

/** Parts of the login box, for the whole box or one of its pages (contract: metadata §6). */
export const loginBoxParts: readonly ThemePart[] = [
  ...boxParts,
  ...parts,
  ...sideParts,
  ...disclaimerParts,
  ...phoneParts,
  { path: 'poweredByColor', selector: '.portico-powered-by', property: 'color' },
  { path: 'inputTheme.label', selector: '.portico-label' },
  { path: 'inputTheme.base.placeholderColor', selector: '.portico-input::placeholder', property: 'color' },
  ...states('.portico-input', 'inputTheme', inputStates),
  ...states('.portico-button', 'buttonTheme', buttonStates),
  ...states('.portico-button[type="submit"]', 'submitButtonTheme', { ...buttonStates, icon: ' > .portico-spinner' }),
  ...states('.portico-link', 'linkButtonTheme', buttonStates),
  ...states('.portico-passkeys > .portico-button', 'passkeysButtonTheme', buttonStates),
  ...socialParts,
];
