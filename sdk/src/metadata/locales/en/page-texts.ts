import { loginSide, signUpSide } from './login-side';
import { passwordRecovery } from './password-recovery';
import { signup } from './sign-up';

const { splitLogin } = loginSide.login;
const titleDescriptionComponent = {
  ...splitLogin.titleDescriptionComponent,
  ...signUpSide.splitSignUp.titleDescriptionComponent,
};
const splitSignUp = { ...splitLogin, titleDescriptionComponent };
const ofSignUp = { ...signup, splitSignUp };
const { resetPassword } = passwordRecovery;

/**
 * Texts of a single page that override the text it shares with other pages. They are the same unless a vendor changes
 * them (see `login-box/runtime/page-texts`), so languages only have those of {@link signUpSide}, and nothing of this is
 * downloaded.
 */
export const pageTexts = {
  signup: { splitSignUp, account: ofSignUp, user: ofSignUp },
  activateAccount: {
    newPasswordInputLabel: resetPassword.newPasswordInputLabel,
    newPasswordInputPlaceholder: resetPassword.newPasswordInputPlaceholder,
    newPasswordIsRequired: resetPassword.newPasswordIsRequired,
    confirmPasswordInputLabel: resetPassword.confirmPasswordInputLabel,
    confirmPasswordInputPlaceholder: resetPassword.confirmPasswordInputPlaceholder,
    confirmPasswordIsRequired: resetPassword.confirmPasswordIsRequired,
    confirmPasswordMustMatch: resetPassword.confirmPasswordMustMatch,
    confirmTermsAndConditionsIsRequired: 'Agree to this to activate your account.',
    failedBackToLoginButton: 'Back to sign in',
  },
  /** The text before the name of a provider, instead of the whole sentence. */
  socialLogins: {
    socialloginMainButtonTextPrefix: '',
    socialloginButtonTextPrefix: '',
    socialsignUpMainButtonTextPrefix: '',
    socialsignUpButtonTextPrefix: '',
    socialactivationMainButtonTextPrefix: '',
    socialactivationButtonTextPrefix: '',
  },
} as const;
