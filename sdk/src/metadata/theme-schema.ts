import * as z from 'zod/mini';
import { baseTheme, baseThemeShape, brandColor, breakpointNames, numberOrText } from './base-theme-schema';
import { type PortalPageSchema, portalPageShape } from './portal-page-schema';
import { color, custom, each, enabled, flag, keep, style, text } from './schema-parts';

const buttonStates = keep(each(['base', 'hover', 'active', 'focus', 'disabled', 'icon'], style));
const inputStates = keep(each(['label', 'base', 'hover', 'active', 'focus', 'disabled', 'error'], style));

const placement = z.enum(['box', 'page']);

const sideElement = z.enum(['testimonials', 'values', 'logos']);

const layout = keep({
  type: z.optional(
    z
      .enum(['float-right', 'center', 'float-left'])
      .check(z.meta({ description: 'Where the box stands: to one side of the page or in its centre.' })),
  ),
  splitSize: z.optional(
    z
      .number()
      .check(z.minimum(0), z.maximum(100), z.meta({ description: 'Share of the page next to the box, in percent.' })),
  ),
  sideElement: z.optional(custom),
  sideElementStyle: z.optional(style),
  splitModeElements: z.optional(
    keep({
      logos: z.optional(
        keep({
          layout: z.optional(z.enum(['horizontal', 'vertical'])),
          logos: z.optional(keep(each(['logo1', 'logo2', 'logo3', 'logo4', 'logo5', 'logo6'], text))),
        }),
      ),
      testimonials: z.optional(
        keep(each(['testimonial1', 'testimonial2', 'testimonial3', 'testimonial4', 'testimonial5'], text)),
      ),
      showDivider: z.optional(flag),
      showTitleDivider: z.optional(flag),
      activeElements: z.optional(
        keep({
          titleDescription: z.optional(flag),
          element1: z.optional(sideElement),
          element2: z.optional(sideElement),
        }),
      ),
    }),
  ),
  splitModeStyles: z.optional(
    keep({
      ...each(['dividerStyle', 'splitContainerStyle'], style),
      logos: z.optional(keep(each(['logoStyle', 'logosContainerStyle'], style))),
      values: z.optional(keep(each(['valuesIconStyle', 'valuesContainerStyle', 'valuesTextStyle'], style))),
      testimonials: z.optional(
        keep(
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
        ),
      ),
      titleDescription: z.optional(
        keep(
          each(
            [
              'titleDescriptionContainerStyle',
              'titleDescriptionTitleStyle',
              'titleDescriptionCompanyNameStyle',
              'titleDescriptionDescriptionStyle',
            ],
            style,
          ),
        ),
      ),
    }),
  ),
});

const logo = keep({
  image: z.optional(
    custom.check(z.meta({ description: 'Address of the picture (https or data:image), or null for none.' })),
  ),
  alt: z.optional(text),
  favicon: z.optional(z.nullable(text)),
  placement: z.optional(placement),
  alignment: z.optional(z.enum(['left', 'right', 'center'])),
  style: z.optional(style),
});

const socialProviders = ['google', 'microsoft', 'facebook', 'github', 'slack', 'apple', 'linkedin'] as const;

const socialLogins = keep({
  ...baseThemeShape,
  divider: z.optional(custom),
  ...each(['dividerStyle', 'dividerTextStyle', 'containerStyle'], style),
  socialLoginsLayout: z.optional(
    keep({
      mode: z.optional(z.enum(['stack', 'eventually'])),
      placement: z.optional(z.enum(['bottom', 'top'])),
      stackedContainerStyle: z.optional(style),
      ...each(['stackedButtonsStyle', 'mainButtonStyle', 'eventuallyButtonsStyle'], buttonStates),
      showStackedButtonsWithText: z.optional(flag),
      showEventuallyButtonsWithText: z.optional(flag),
      mainButton: z.optional(text),
    }),
  ),
  buttonStyle: z.optional(buttonStates),
  iconsOnly: z.optional(flag),
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
  docTitle: z.optional(text.check(z.meta({ description: 'Title of the browser tab.' }))),
  layout: z.optional(layout),
  ...each(['pageHeader', 'pageFooter', 'boxHeader', 'boxFooter'], custom),
  logo: z.optional(logo),
  poweredByPlacement: z.optional(z.enum(['box', 'page', 'leftBottomCorner'])),
  poweredByColor: z.optional(color),
  phoneNumberSelect: z.optional(
    keep(
      each(
        ['dropdownStyle', 'searchBarStyle', 'dropdownItemStyle', 'selectArrowStyle', 'selectDropdownButtonStyle'],
        style,
      ),
    ),
  ),
  phoneNumberCountryCodes: z.optional(keep(each(['allowedCountries', 'blockedCountries'], z.array(text)))),
  inputTheme: z.optional(inputStates),
  ...each(['buttonTheme', 'linkButtonTheme', 'submitButtonTheme', 'passkeysButtonTheme'], buttonStates),
  socialLogins: z.optional(socialLogins),
  prestep: z.optional(enabled),
};

const legalLink = keep({ enabled: z.optional(flag), linkStyle: z.optional(style) });

const disclaimer = keep({
  hasCheckbox: z.optional(flag),
  isCheckBoxOptional: z.optional(flag),
  forceCheckboxOnSocialSignUp: z.optional(flag),
  ...each(['textStyle', 'disclaimerContainerStyle'], style),
  placement: z.optional(placement),
  checkBoxStyle: z.optional(keep(each(['unchecked', 'checked'], keep(each(['base', 'hover'], style))))),
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
  showLoginPageTitle: z.optional(flag),
  showLoginPageSubtitle: z.optional(flag),
  ...each(loginParts, custom),
  ...each(loginStyles, style),
  signupMessagePlacement: z.optional(placement),
  disclaimer: z.optional(disclaimer),
  directLoginActionConfig: z.optional(
    keep({
      allowList: z.optional(
        z.array(keep({ operator: z.enum(['startWith', 'endWith', 'contains', 'equals']), value: text })),
      ),
    }),
  ),
});

const requiredSetting = keep({
  enabled: z.optional(flag),
  settings: z.optional(keep({ validation: z.optional(keep({ required: z.optional(flag) })) })),
});

const signupPage = keep({
  ...loginBoxCommonShape,
  ...each(['accountTitle', 'userTitle', 'title', 'loginMessage'], custom),
  ...each(
    ['accountTitleStyle', 'userTitleStyle', 'containerStyle', 'formContainerStyle', 'titleStyle', 'loginMessageStyle'],
    style,
  ),
  disclaimer: z.optional(disclaimer),
  loginMessagePlacement: z.optional(placement),
  hideSignUpForm: z.optional(flag),
  hideSignUpFields: z.optional(keep({ hideCompanyName: z.optional(flag) })),
  fieldsProperties: z.optional(keep(each(['phoneNumber', 'username'], requiredSetting))),
  passwordMeter: z.optional(enabled),
  splitFullName: z.optional(flag),
  overrideSignupFields: z.optional(custom),
  requirePasswordConfirmation: z.optional(flag),
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
  login: z.optional(loginPage),
  signup: z.optional(signupPage),
  forgotPassword: z.optional(keep(titledPageShape)),
  resetPassword: z.optional(keep({ ...titledPageShape, passwordMeter: z.optional(enabled) })),
  resetPhoneNumber: z.optional(
    keep({
      ...loginBoxCommonShape,
      containerStyle: z.optional(style),
      ...each(phoneParts, custom),
      ...each(
        phoneParts.map((name) => `${name}Style` as const),
        style,
      ),
    }),
  ),
  activateAccount: z.optional(
    keep({
      ...titledPageShape,
      disclaimer: z.optional(disclaimer),
      passwordMeter: z.optional(enabled),
    }),
  ),
  acceptInvitation: z.optional(keep(titledPageShape)),
  unlockAccount: z.optional(keep(titledPageShape)),
  stepUp: z.optional(keep(loginBoxCommonShape)),
  openApp: z.optional(keep(titledPageShape)),
  approvalFlow: z.optional(loginPage),
};

const presetNames = ['modern', 'classic', 'vivid', 'dark'] as const;
const presetName = z
  .enum([...presetNames, 'modernV2', 'classicV2', 'vividV2', 'darkV2'])
  .check(z.meta({ description: 'The design everything else starts from; "modern" when absent.' }));

const loginBoxShape = {
  themeName: z.optional(presetName),
  ...loginBoxCommonShape,
  ...loginBoxPageShape,
  loader: z.optional(keep({ containerStyle: z.optional(style) })),
};
// Named types: the compiler refuses to write out that of the whole theme.
interface LoginBoxSchema extends z.ZodMiniObject<typeof loginBoxShape> {}
const loginBox: LoginBoxSchema = keep(loginBoxShape);

const navigationShape = each(
  ['color', 'borderColor', 'avatarColor', 'avatarBgColor', 'iconColor', 'iconBackground', 'borderBottomColor'],
  color,
);
const navigationState = keep({ ...navigationShape, background: z.optional(color) });

const portalNavigation = keep({
  ...baseThemeShape,
  ...each(['header', 'content', 'footer'], baseTheme),
  ...each(['groupTitleColor', 'background', 'headerColor', 'subHeaderColor'], color),
  groupTitleSize: z.optional(numberOrText),
  default: z.optional(keep(navigationShape)),
  ...each(['hover', 'selected'], navigationState),
});

const portalPage: PortalPageSchema = keep(portalPageShape);

const appearance = (...allowed: ('hidden' | 'viewOnly' | 'edit')[]) =>
  keep({ appearance: z.optional(z.enum(allowed)) });
const editable = appearance('hidden', 'edit');
const viewable = appearance('hidden', 'viewOnly', 'edit');
const inviteField = keep({
  appearance: z.optional(z.enum(['hidden', 'edit'])),
  settings: z.optional(keep({ validation: z.optional(keep({ required: z.optional(flag) })) })),
});
const tab = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  keep({
    ...portalPageShape,
    appearance: z.optional(z.enum(['hidden', 'edit'])),
    fieldsProperties: z.optional(keep(fields)),
    ...each(['titleContainer', 'allowToggleButton', 'denyToggleButton'], style),
  });
const tableColumn = keep({
  appearance: z.optional(z.enum(['hidden', 'edit'])),
  visibility: z.optional(z.enum(['hidden', 'always'])),
  isChecked: z.optional(flag),
});
const searchOption = keep({ visibility: z.optional(z.enum(['always', 'hidden'])) });

const usersPage = keep({
  ...portalPageShape,
  hideInviteWithEmail: z.optional(flag),
  inviteUserModal: z.optional(
    keep({
      inviteByEmail: z.optional(
        keep({
          enabled: z.optional(flag),
          inviteBulk: z.optional(enabled),
          fieldsProperties: z.optional(keep(each(['name', 'phoneNumber', 'username'], inviteField))),
        }),
      ),
    }),
  ),
  fieldsProperties: z.optional(
    keep({
      tableColumns: z.optional(
        keep(
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
        ),
      ),
    }),
  ),
  searchFilterOptions: z.optional(keep(each(['email', 'fullName', 'username', 'phoneNumber'], searchOption))),
});

const portalPagesShape = {
  ...portalPageShape,
  profile: z.optional(
    keep({
      ...portalPageShape,
      ...each(['profileInfo', 'basicInformation'], baseTheme),
      fieldsProperties: z.optional(keep(each(['name', 'username', 'phoneNumber', 'address', 'jobTitle'], viewable))),
    }),
  ),
  privacy: z.optional(
    keep({
      ...portalPageShape,
      changePasswordDialog: z.optional(keep({ passwordMeter: z.optional(enabled) })),
      fieldsProperties: z.optional(keep(each(['loginSessions', 'mfa'], editable))),
    }),
  ),
  account: z.optional(
    keep({
      ...portalPageShape,
      fieldsProperties: z.optional(keep(each(['companyName', 'address', 'website', 'timezone', 'currency'], viewable))),
      tabsProperties: z.optional(keep(each(['settings', 'customLogin'], editable))),
      customLogin: z.optional(keep({ loginBoxPreview: z.optional(keep({ container: z.optional(style) })) })),
    }),
  ),
  users: z.optional(usersPage),
  security: z.optional(
    keep({
      ...portalPageShape,
      tabsProperties: z.optional(
        keep({
          sessionManagement: z.optional(
            tab(each(['idleSessionTimeout', 'forceReLogin', 'maximumConcurrentSessions'], viewable)),
          ),
          generalSettings: z.optional(tab(each(['mfa', 'userLockout', 'passwordHistory'], viewable))),
          ipRestrictions: z.optional(tab(each(['ipAddressRestrictions'], editable))),
          domainRestrictions: z.optional(tab(each(['restrictSignupByEmailDomain'], editable))),
        }),
      ),
    }),
  ),
  subscriptions: z.optional(
    keep({
      ...portalPageShape,
      fieldsProperties: z.optional(keep(each(['invoices'], editable))),
    }),
  ),
  application: z.optional(
    keep({
      ...portalPageShape,
      ...each(['cardLogoContainer', 'cardSkeleton', 'usersSection'], style),
    }),
  ),
  ...each(['personalApiTokens', 'singleSignOn', 'audits', 'webhooks', 'apiTokens', 'roles'], portalPage),
  /** Additions of ours to the service's tree. */
  ...each(['allUsers', 'groups', 'provisioning', 'usage', 'allAccounts'], portalPage),
};
interface PortalPagesSchema extends z.ZodMiniObject<typeof portalPagesShape> {}
const portalPages: PortalPagesSchema = keep(portalPagesShape);

const adminPortalShape = {
  ...baseThemeShape,
  themeName: z.optional(presetName),
  layout: z.optional(keep({ fullScreenMode: z.optional(flag) })),
  navigation: z.optional(portalNavigation),
  pages: z.optional(portalPages),
  tableTheme: z.optional(
    keep({
      ...each(['container', 'content', 'headerContainer', 'emptyStateIconContainer', 'emptyStateIcon'], style),
      filterButtonBackground: z.optional(color),
      scrollbar: z.optional(keep(each(['borderColor', 'trackColor', 'thumbColor', 'thumbHoverColor'], color))),
    }),
  ),
  selectTheme: z.optional(keep(each(['selectInput', 'selectOptionsContainer', 'selectOption'], style))),
  severityChipTheme: z.optional(keep(each(['warning', 'error', 'info', 'success'], style))),
  treeGraphTheme: z.optional(keep({ node: z.optional(style), linesColor: z.optional(color) })),
  dropZone: z.optional(style),
  datePickerTheme: z.optional(
    keep({
      background: z.optional(
        keep(
          each(
            ['main', 'hover', 'accessibility', 'highlighted', 'holidays', 'muted', 'selected', 'selectedInRange'],
            color,
          ),
        ),
      ),
      text: z.optional(keep(each(['default', 'header', 'muted', 'selected', 'selectedInRange'], color))),
      ...each(['borderColor', 'navigationIconColor'], color),
    }),
  ),
};
interface AdminPortalSchema extends z.ZodMiniObject<typeof adminPortalShape> {}
const adminPortal: AdminPortalSchema = keep(adminPortalShape);

const themeOptionsShape = {
  ...baseThemeShape,
  loginBox: z.optional(loginBox),
  adminPortal: z.optional(adminPortal),
};
/** The type of {@link themeOptionsSchema}. */
export interface ThemeOptionsSchema extends z.ZodMiniObject<typeof themeOptionsShape> {}

/** `themeV2` of the document, and what a host passes as `themeOptions` (contract: metadata §5–7). */
export const themeOptionsSchema: ThemeOptionsSchema = keep(themeOptionsShape).check(
  z.meta({ description: 'Colours, type, shapes and the parts of login box and admin portal.' }),
);

const olderColor = z.union([brandColor, color]);

/** `theme` of the document: the older form; used only when `palette.primary` is a plain colour (contract: metadata §4). */
export const olderThemeSchema = keep({
  palette: z.optional(
    keep({
      ...each(
        ['primary', 'primaryText', 'secondary', 'secondaryText', 'danger', 'info', 'success', 'warning', 'error'],
        olderColor,
      ),
      grey: z.optional(keep({})),
      loader: z.optional(color),
    }),
  ),
  breakpoints: z.optional(keep(each(breakpointNames, z.number()))),
}).check(z.meta({ description: 'The older form of the theme. Prefer themeV2.' }));
