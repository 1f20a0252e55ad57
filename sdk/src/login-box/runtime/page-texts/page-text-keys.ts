/**
 * The texts that a page can override: the prefix of the shared keys, and the prefix of the page's own keys, in order of
 * precedence. Except for `keysWithOwnDefault`, the SDK has only the shared texts; the others come from a vendor's document.
 */
export type PageTextKeys = readonly (readonly [shared: string, own: string])[];

/** Different texts for a user who opens an account and one who joins a team (contract: signup.account, signup.user). */
function signUpKeys(who: 'account' | 'user'): PageTextKeys {
  return [
    ['loginBox.login.splitLogin.', `loginBox.signup.${who}.splitSignUp.`],
    ['loginBox.login.splitLogin.', 'loginBox.signup.splitSignUp.'],
    ['loginBox.login.backToLogin', `loginBox.signup.${who}.backToLoginLink`],
    ['loginBox.login.backToLogin', 'loginBox.signup.backToLoginLink'],
    ['loginBox.signup.', `loginBox.signup.${who}.`],
  ];
}

/** The pages with their own texts (contract: localization-keys). */
export const pageTextKeys = {
  signUpAccount: signUpKeys('account'),
  signUpUser: signUpKeys('user'),
  activateAccount: [
    ['loginBox.resetPassword.newPassword', 'loginBox.activateAccount.newPassword'],
    ['loginBox.resetPassword.confirmPassword', 'loginBox.activateAccount.confirmPassword'],
    ['loginBox.activateAccount.disclaimerTextRequired', 'loginBox.activateAccount.confirmTermsAndConditionsIsRequired'],
    ['loginBox.login.backToLogin', 'loginBox.activateAccount.failedBackToLoginButton'],
  ],
  forgotPassword: [
    ['loginBox.login.backToLogin', 'loginBox.forgetPassword.backToLogin'],
    ['loginBox.login.emailOrPhone', 'loginBox.forgetPassword.emailOrPhone'],
    ['loginBox.login.phoneInputLabel', 'loginBox.forgetPassword.phoneInputLabel'],
    ['loginBox.login.phonePlaceholder', 'loginBox.forgetPassword.phonePlaceholder'],
    ['loginBox.login.phoneIsInvalid', 'loginBox.forgetPassword.phoneIsInvalid'],
    ['loginBox.login.phoneIsRequired', 'loginBox.forgetPassword.phoneIsRequired'],
    ['common.errors.genericErrorMessage', 'loginBox.forgetPassword.unknownError'],
  ],
  resetPhoneNumber: [['loginBox.login.backToLogin', 'loginBox.resetPhoneNumber.backToLogin']],
  openApp: [['loginBox.login.backToLogin', 'loginBox.openApp.backToLogin']],
} as const satisfies Readonly<Record<string, PageTextKeys>>;

/** The page texts that the SDK has: the shared one asks the user to sign in, which is wrong on a sign-up page. */
export const keysWithOwnDefault: readonly string[] = [
  'loginBox.signup.splitSignUp.titleDescriptionComponent.description',
];

/** The page's own keys for a shared key, in order of precedence. */
export function keysOfPage(pageTexts: PageTextKeys, key: string): string[] {
  return pageTexts.filter(([shared]) => key.startsWith(shared)).map(([shared, own]) => own + key.slice(shared.length));
}
