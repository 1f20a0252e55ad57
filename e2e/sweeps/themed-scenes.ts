import type { PortalMetadata } from '@portico/sdk/metadata';
import type { Scene } from '../hosts/stage/src/main';

type BoxTheme = NonNullable<NonNullable<PortalMetadata['themeV2']>['loginBox']>;

/** A state that shows parts that a theme may style. */
export interface ThemedScene extends Scene {
  /** Name of its page in the theme. */
  page: string;
  /** The button that shows the part. */
  open?: string;
  /** How far the world's clock is advanced until the part appears. */
  waitMs?: number;
}

const PICTURE = 'data:image/svg+xml,%3Csvg/%3E';
const terms = { enabled: true };

const scene = (page: string, name: string, loginBox: BoxTheme = {}, open?: string): ThemedScene => {
  const [screen = '', state = 'default'] = name.split('/');
  return { page, screen: `login-box/${screen}`, state, metadata: { themeV2: { loginBox } }, ...(open && { open }) };
};

const besideBox = (element1: 'values' | 'logos' | 'testimonials'): BoxTheme => ({
  layout: {
    type: 'float-left',
    splitModeElements: {
      activeElements: { titleDescription: true, element1 },
      showTitleDivider: true,
      logos: { logos: { logo1: PICTURE } },
      testimonials: { testimonial1: PICTURE, testimonial2: PICTURE },
    },
  },
});

const consent = { disclaimer: { hasCheckbox: true, terms, privacy: terms } };

/** The fewest states that together show every style of `contract/metadata.md` §6. */
export const themedScenes: readonly ThemedScene[] = [
  scene('login', 'preLogin', {
    ...besideBox('values'),
    login: { showLoginPageTitle: true, showLoginPageSubtitle: true, disclaimer: { terms, privacy: terms } },
  } as BoxTheme),
  scene('login', 'preLogin', besideBox('logos')),
  scene('login', 'preLogin', besideBox('testimonials')),
  scene('login', 'preLogin/passkey'),
  scene('login', 'preLogin', { socialLogins: { socialLoginsLayout: { mode: 'stack', mainButton: 'google' } } }),
  scene('login', 'preLogin', { socialLogins: { socialLoginsLayout: { mode: 'eventually' } } }),
  scene('login', 'preLogin', {}, '.portico-social-more'),
  scene('login', 'loginWithPassword'),
  { ...scene('login', 'loginWithOtc'), waitMs: 60_000 },
  scene('login', 'loginWithOtc/pending'),
  scene('login', 'magicLinkPreLoginSuccess'),
  scene('login', 'loginWithTwoFactor'),
  scene('login', 'loginWithTwoFactor/verify'),
  scene('login', 'loginWithTwoFactor/sms'),
  scene('login', 'recoverTwoFactor'),
  ...['default', 'app', 'phone', 'phoneCode', 'emailCode'].map((state) => scene('login', `forceTwoFactor/${state}`)),
  scene('login', 'forceTwoFactor/phone', {}, '.portico-phone-country'),
  scene('signup', 'SignUp', { signup: consent } as BoxTheme),
  scene('signup', 'SignUp', { signup: { accountTitleStyle: {} } } as BoxTheme),
  scene('signup', 'SignUp/invited', { signup: { userTitleStyle: {} } } as BoxTheme),
  scene('forgotPassword', 'forgotPassword'),
  scene('forgotPassword', 'forgotPasswordEmailSuccess'),
  scene('resetPassword', 'resetPasswordPage'),
  scene('resetPassword', 'resetPasswordSuccess'),
  scene('activateAccount', 'activatingForm', { activateAccount: consent } as BoxTheme),
  scene('activateAccount', 'activateAccountSuccess'),
  scene('activateAccount', 'activateAccountResend'),
  scene('acceptInvitation', 'acceptInvitationPending'),
  scene('acceptInvitation', 'acceptInvitationSuccess'),
  scene('acceptInvitation', 'acceptInvitationInvalid'),
  scene('unlockAccount', 'unlockAccount'),
  scene('openApp', 'openApp'),
  scene('resetPhoneNumber', 'ResetPhoneNumber'),
  scene('resetPhoneNumber', 'VerifyResetPhoneNumber'),
  scene('resetPhoneNumber', 'ChangePhoneNumber'),
];
