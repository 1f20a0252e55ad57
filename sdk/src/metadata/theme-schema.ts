import * as z from 'zod';
import { baseTheme, baseThemeShape, brandColor, breakpointNames, numberOrText } from './base-theme-schema';
import { type PortalPageSchema, portalPageShape } from './portal-page-schema';
import { color, custom, each, enabled, flag, keep, style, text } from './schema-parts';

const buttonStates = keep(each(['base', 'hover', 'active', 'focus', 'disabled', 'icon'], style));
const inputStates = keep(each(['label', 'base', 'hover', 'active', 'focus', 'disabled', 'error'], style));

const placement = z.enum(['box', 'page']);

const sideElement = z.enum(['testimonials', 'values', 'logos']);

const layout = keep({
  type: z
    .enum(['float-right', 'center', 'float-left'])
    .meta({ description: 'Where the box stands: to one side of the page or in its centre.' })
    .optional(),
  splitSize: z
    .number()
    .min(0)
    .max(100)
    .meta({ description: 'Share of the page next to the box, in percent.' })
    .optional(),
  sideElement: custom.optional(),
  sideElementStyle: style.optional(),
  splitModeElements: keep({
    logos: keep({
      layout: z.enum(['horizontal', 'vertical']).optional(),
      logos: keep(each(['logo1', 'logo2', 'logo3', 'logo4', 'logo5', 'logo6'], text)).optional(),
    }).optional(),
    testimonials: keep(
      each(['testimonial1', 'testimonial2', 'testimonial3', 'testimonial4', 'testimonial5'], text),
    ).optional(),
    showDivider: flag.optional(),
    showTitleDivider: flag.optional(),
    activeElements: keep({
      titleDescription: flag.optional(),
      element1: sideElement.optional(),
      element2: sideElement.optional(),
    }).optional(),
  }).optional(),
  splitModeStyles: keep({
    ...each(['dividerStyle', 'splitContainerStyle'], style),
    logos: keep(each(['logoStyle', 'logosContainerStyle'], style)).optional(),
    values: keep(each(['valuesIconStyle', 'valuesContainerStyle', 'valuesTextStyle'], style)).optional(),
    testimonials: keep(
      each(
        [
          'testimonialsContainerStyle',
          'testimonialsTitleStyle',
          'testtomonialsSubtitleStyle',
          'testimonialsTextStyle',
          'testimonialsQuotesStyle',
          'testimonialsIndicatorStyle',
          'testimonialsActiveIndicatorStyle',
          'testimonialsIndicatorContainerStyle',
        ],
        style,
      ),
    ).optional(),
    titleDescription: keep(
      each(
        [
          'titleDescriptionContainerStyle',
          'titleDescriptionTitleStyle',
          'titleDescriptionCompanyNameStyle',
          'titleDescriptionDescriptionStyle',
        ],
        style,
      ),
    ).optional(),
  }).optional(),
});

const logo = keep({
  image: custom.meta({ description: 'Address of the picture (https or data:image), or null for none.' }).optional(),
  alt: text.optional(),
  favicon: text.nullable().optional(),
  placement: placement.optional(),
  alignment: z.enum(['left', 'right', 'center']).optional(),
  style: style.optional(),
});

const socialProviders = ['google', 'microsoft', 'facebook', 'github', 'slack', 'apple', 'linkedin'] as const;

const socialLogins = keep({
  ...baseThemeShape,
  divider: custom.optional(),
  ...each(['dividerStyle', 'dividerTextStyle', 'containerStyle'], style),
  socialLoginsLayout: keep({
    mode: z.enum(['stack', 'eventually']).optional(),
    placement: z.enum(['bottom', 'top']).optional(),
    stackedContainerStyle: style.optional(),
    ...each(['stackedButtonsStyle', 'mainButtonStyle', 'eventuallyButtonsStyle'], buttonStates),
    showStackedButtonsWithText: flag.optional(),
    showEventuallyButtonsWithText: flag.optional(),
    mainButton: text.optional(),
  }).optional(),
  buttonStyle: buttonStates.optional(),
  iconsOnly: flag.optional(),
  ...each(
    socialProviders.map((provider) => `${provider}Icon` as const),
    custom,
  ),
  ...each(
    socialProviders.map((provider) => `${provider}ButtonStyle` as const),
    buttonStates,
  ),
});

const loginBoxCommonShape = {
  ...baseThemeShape,
  ...each(['rootStyle', 'pageStyle', 'boxStyle', 'boxTitleStyle', 'boxMessageStyle'], style),
  ...each(['backToLoginStyle', 'forgotPasswordButton'], style),
  docTitle: text.meta({ description: 'Title of the browser tab.' }).optional(),
  layout: layout.optional(),
  ...each(['pageHeader', 'pageFooter', 'boxHeader', 'boxFooter'], custom),
  logo: logo.optional(),
  poweredByPlacement: z.enum(['box', 'page', 'leftBottomCorner']).optional(),
  poweredByColor: color.optional(),
  phoneNumberSelect: keep(
    each(
      ['dropdownStyle', 'searchBarStyle', 'dropdownItemStyle', 'selectArrowStyle', 'selectDropdownButtonStyle'],
      style,
    ),
  ).optional(),
  phoneNumberCountryCodes: keep(each(['allowedCountries', 'blockedCountries'], z.array(text))).optional(),
  inputTheme: inputStates.optional(),
  ...each(['buttonTheme', 'linkButtonTheme', 'submitButtonTheme', 'passkeysButtonTheme'], buttonStates),
  socialLogins: socialLogins.optional(),
  prestep: enabled.optional(),
};

const legalLink = keep({ enabled: flag.optional(), linkStyle: style.optional() });

const disclaimer = keep({
  hasCheckbox: flag.optional(),
  isCheckBoxOptional: flag.optional(),
  forceCheckboxOnSocialSignUp: flag.optional(),
  ...each(['textStyle', 'disclaimerContainerStyle'], style),
  placement: placement.optional(),
  checkBoxStyle: keep(each(['unchecked', 'checked'], keep(each(['base', 'hover'], style)))).optional(),
  ...each(['terms', 'privacy'], legalLink),
});

/** Titles and messages of the login page that a vendor may replace (contract: metadata §6.3). */
const loginParts = [
  'title',
  'signupMessage',
  'recoverMfaTitle',
  'otcTitle',
  'otcMessage',
  'touchIdTitle',
  'touchIdMessage',
  'androidTitle',
  'androidMessage',
  'usbKeyTitle',
  'usbKeyMessage',
  'smsPreviewTitle',
  'smsPreviewMessage',
  'smsChangePhoneTitle',
  'smsChangePhoneMessage',
  'smsVerifyCodeTitle',
  'smsVerifyCodeMessage',
  'magicLinkTitle',
  'magicLinkMessage',
  'touchIdCardIcon',
  'androidCardIcon',
  'smsCardIcon',
  'usbKeyCardIcon',
  'loginCardIcon',
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
] as const;

const loginStyles = [
  'containerStyle',
  'carouselArrowsContainerStyle',
  'carouselArrowsStyle',
  'pageTitleStyle',
  'pageSubtitleStyle',
  'carouselIndicatorStyle',
  'carouselActiveIndicatorStyle',
  'formContainerStyle',
  'titleStyle',
  'signupMessageStyle',
  'recoverMfaTitleStyle',
  'otcTitleStyle',
  'otcMessageStyle',
  'resendOTC',
  'resendOTCStyle',
  'resendOTCMessageStyle',
  'otcInputStyle',
  'magicLinkTitleStyle',
  'magicLinkMessageStyle',
  'enrollMFAListTitleStyle',
  'enrollMFAListMessageStyle',
  'mfaListTitleStyle',
  'mfaListMessageStyle',
  'enrollMFAAuthenticatorAppTitleStyle',
  'enrollMFAAuthenticatorAppMessageStyle',
  'mfaAuthenticatorAppTitleStyle',
  'enrollMFASMSTitleStyle',
  'enrollMFASMSMessageStyle',
  'preEnrollMfaSMSTitleStyle',
  'preEnrollMfaSMSMessageStyle',
  'mfaSMSTitleStyle',
  'mfaSMSMessageStyle',
  'mfaBackButtonStyle',
  'enrollMFAEmailCodeTitleStyle',
  'enrollMFAEmailCodeMessageStyle',
] as const;

const loginPage = keep({
  ...loginBoxCommonShape,
  showLoginPageTitle: flag.optional(),
  showLoginPageSubtitle: flag.optional(),
  ...each(loginParts, custom),
  ...each(loginStyles, style),
  signupMessagePlacement: placement.optional(),
  disclaimer: disclaimer.optional(),
  directLoginActionConfig: keep({
    allowList: z
      .array(keep({ operator: z.enum(['startWith', 'endWith', 'contains', 'equals']), value: text }))
      .optional(),
  }).optional(),
});

const requiredSetting = keep({
  enabled: flag.optional(),
  settings: keep({ validation: keep({ required: flag.optional() }).optional() }).optional(),
});

const signupPage = keep({
  ...loginBoxCommonShape,
  ...each(['accountTitle', 'userTitle', 'title', 'loginMessage'], custom),
  ...each(
    ['accountTitleStyle', 'userTitleStyle', 'containerStyle', 'formContainerStyle', 'titleStyle', 'loginMessageStyle'],
    style,
  ),
  disclaimer: disclaimer.optional(),
  loginMessagePlacement: placement.optional(),
  hideSignUpForm: flag.optional(),
  hideSignUpFields: keep({ hideCompanyName: flag.optional() }).optional(),
  fieldsProperties: keep(each(['phoneNumber', 'username'], requiredSetting)).optional(),
  passwordMeter: enabled.optional(),
  splitFullName: flag.optional(),
  overrideSignupFields: custom.optional(),
  requirePasswordConfirmation: flag.optional(),
});

const titledPageShape = {
  ...loginBoxCommonShape,
  ...each(['containerStyle', 'formContainerStyle', 'successContainerStyle', 'failedContainerStyle'], style),
  ...each(['title', 'message'], custom),
  ...each(['titleStyle', 'messageStyle'], style),
};

const phoneParts = [
  'resetPhoneNumberTitle',
  'verifyResetPhoneNumberTitle',
  'changePhoneNumberTitle',
  'verifyResetPhoneNumberMessage',
  'changePhoneNumberMessage',
] as const;

/** Pages of the login box that may differ from the box as a whole (contract: metadata §6). */
const loginBoxPageShape = {
  login: loginPage.optional(),
  signup: signupPage.optional(),
  forgotPassword: keep(titledPageShape).optional(),
  resetPassword: keep({ ...titledPageShape, passwordMeter: enabled.optional() }).optional(),
  resetPhoneNumber: keep({
    ...loginBoxCommonShape,
    containerStyle: style.optional(),
    ...each(phoneParts, custom),
    ...each(
      phoneParts.map((name) => `${name}Style` as const),
      style,
    ),
  }).optional(),
  activateAccount: keep({
    ...titledPageShape,
    disclaimer: disclaimer.optional(),
    passwordMeter: enabled.optional(),
  }).optional(),
  acceptInvitation: keep(titledPageShape).optional(),
  unlockAccount: keep(titledPageShape).optional(),
  stepUp: keep(loginBoxCommonShape).optional(),
  openApp: keep(titledPageShape).optional(),
  approvalFlow: loginPage.optional(),
};

const presetNames = ['modern', 'classic', 'vivid', 'dark'] as const;
const presetName = z
  .enum([...presetNames, 'modernV2', 'classicV2', 'vividV2', 'darkV2'])
  .meta({ description: 'The design everything else starts from; "modern" when absent.' });

const loginBox = keep({
  themeName: presetName.optional(),
  ...loginBoxCommonShape,
  ...loginBoxPageShape,
  loader: keep({ containerStyle: style.optional() }).optional(),
});

const navigationShape = each(
  ['color', 'borderColor', 'avatarColor', 'avatarBgColor', 'iconColor', 'iconBackground', 'borderBottomColor'],
  color,
);
const navigationState = keep({ ...navigationShape, background: color.optional() });

const portalNavigation = keep({
  ...baseThemeShape,
  ...each(['header', 'content', 'footer'], baseTheme),
  ...each(['groupTitleColor', 'background', 'headerColor', 'subHeaderColor'], color),
  groupTitleSize: numberOrText.optional(),
  default: keep(navigationShape).optional(),
  ...each(['hover', 'selected'], navigationState),
});

const portalPage: PortalPageSchema = keep(portalPageShape);

const appearance = (...allowed: ('hidden' | 'viewOnly' | 'edit')[]) => keep({ appearance: z.enum(allowed).optional() });
const editable = appearance('hidden', 'edit');
const viewable = appearance('hidden', 'viewOnly', 'edit');
const inviteField = keep({
  appearance: z.enum(['hidden', 'edit']).optional(),
  settings: keep({ validation: keep({ required: flag.optional() }).optional() }).optional(),
});
const tab = <Fields extends z.ZodRawShape>(fields: Fields) =>
  keep({
    ...portalPageShape,
    appearance: z.enum(['hidden', 'edit']).optional(),
    fieldsProperties: keep(fields).optional(),
    ...each(['titleContainer', 'allowToggleButton', 'denyToggleButton'], style),
  });
const tableColumn = keep({
  appearance: z.enum(['hidden', 'edit']).optional(),
  visibility: z.enum(['hidden', 'always']).optional(),
  isChecked: flag.optional(),
});
const searchOption = keep({ visibility: z.enum(['always', 'hidden']).optional() });

const usersPage = keep({
  ...portalPageShape,
  hideInviteWithEmail: flag.optional(),
  inviteUserModal: keep({
    inviteByEmail: keep({
      enabled: flag.optional(),
      inviteBulk: enabled.optional(),
      fieldsProperties: keep(each(['name', 'phoneNumber', 'username'], inviteField)).optional(),
    }).optional(),
  }).optional(),
  fieldsProperties: keep({
    tableColumns: keep(
      each(
        [
          'user',
          'applications',
          'groups',
          'roles',
          'joinedAt',
          'lastSeen',
          'managedBy',
          'fullName',
          'email',
          'status',
          'username',
          'phoneNumber',
        ],
        tableColumn,
      ),
    ).optional(),
  }).optional(),
  searchFilterOptions: keep(each(['email', 'fullName', 'username', 'phoneNumber'], searchOption)).optional(),
});

const portalPages = keep({
  ...portalPageShape,
  profile: keep({
    ...portalPageShape,
    ...each(['profileInfo', 'basicInformation'], baseTheme),
    fieldsProperties: keep(each(['name', 'username', 'phoneNumber', 'address', 'jobTitle'], viewable)).optional(),
  }).optional(),
  privacy: keep({
    ...portalPageShape,
    changePasswordDialog: keep({ passwordMeter: enabled.optional() }).optional(),
    fieldsProperties: keep(each(['loginSessions', 'mfa'], editable)).optional(),
  }).optional(),
  account: keep({
    ...portalPageShape,
    fieldsProperties: keep(each(['companyName', 'address', 'website', 'timezone', 'currency'], viewable)).optional(),
    tabsProperties: keep(each(['settings', 'customLogin'], editable)).optional(),
    customLogin: keep({ loginBoxPreview: keep({ container: style.optional() }).optional() }).optional(),
  }).optional(),
  users: usersPage.optional(),
  security: keep({
    ...portalPageShape,
    tabsProperties: keep({
      sessionManagement: tab(
        each(['idleSessionTimeout', 'forceReLogin', 'maximumConcurrentSessions'], viewable),
      ).optional(),
      generalSettings: tab(each(['mfa', 'userLockout', 'passwordHistory'], viewable)).optional(),
      ipRestrictions: tab(each(['ipAddressRestrictions'], editable)).optional(),
      domainRestrictions: tab(each(['restrictSignupByEmailDomain'], editable)).optional(),
    }).optional(),
  }).optional(),
  subscriptions: keep({
    ...portalPageShape,
    fieldsProperties: keep(each(['invoices'], editable)).optional(),
  }).optional(),
  application: keep({
    ...portalPageShape,
    ...each(['cardLogoContainer', 'cardSkeleton', 'usersSection'], style),
  }).optional(),
  ...each(['personalApiTokens', 'singleSignOn', 'audits', 'webhooks', 'apiTokens', 'roles'], portalPage),
  /** Additions of ours to the service's tree. */
  ...each(['allUsers', 'groups', 'provisioning', 'usage', 'allAccounts'], portalPage),
});

const adminPortal = keep({
  ...baseThemeShape,
  themeName: presetName.optional(),
  layout: keep({ fullScreenMode: flag.optional() }).optional(),
  navigation: portalNavigation.optional(),
  pages: portalPages.optional(),
  tableTheme: keep({
    ...each(['container', 'content', 'headerContainer', 'emptyStateIconContainer', 'emptyStateIcon'], style),
    filterButtonBackground: color.optional(),
    scrollbar: keep(each(['borderColor', 'trackColor', 'thumbColor', 'thumbHoverColor'], color)).optional(),
  }).optional(),
  selectTheme: keep(each(['selectInput', 'selectOptionsContainer', 'selectOption'], style)).optional(),
  severityChipTheme: keep(each(['warning', 'error', 'info', 'success'], style)).optional(),
  treeGraphTheme: keep({ node: style.optional(), linesColor: color.optional() }).optional(),
  dropZone: style.optional(),
  datePickerTheme: keep({
    background: keep(
      each(
        ['main', 'hover', 'accessibility', 'highlighted', 'holidays', 'muted', 'selected', 'selectedInRange'],
        color,
      ),
    ).optional(),
    text: keep(each(['default', 'header', 'muted', 'selected', 'selectedInRange'], color)).optional(),
    ...each(['borderColor', 'navigationIconColor'], color),
  }).optional(),
});

/** `themeV2` of the document, and what a host passes as `themeOptions` (contract: metadata §5–7). */
export const themeOptionsSchema = keep({
  ...baseThemeShape,
  loginBox: loginBox.optional(),
  adminPortal: adminPortal.optional(),
}).meta({ description: 'Colours, type, shapes and the parts of login box and admin portal.' });

const olderColor = z.union([brandColor, color]);

/** `theme` of the document: the older form; used only when `palette.primary` is a plain colour (contract: metadata §4). */
export const olderThemeSchema = keep({
  palette: keep({
    ...each(
      ['primary', 'primaryText', 'secondary', 'secondaryText', 'danger', 'info', 'success', 'warning', 'error'],
      olderColor,
    ),
    grey: keep({}).optional(),
    loader: color.optional(),
  }).optional(),
  breakpoints: keep(each(breakpointNames, z.number())).optional(),
}).meta({ description: 'The older form of the theme. Prefer themeV2.' });
