/**
 * Words that a page may have of its own over those it shares with others: the beginning of the shared keys, and that of
 * the page's own ones, the strongest first. The kit speaks the shared words, but for `wordsOfKit`; only a vendor's document has others.
 */
export type PageWords = readonly (readonly [shared: string, own: string])[];

/** Whoever opens an account of their own, and whoever joins a team, may be told different things (contract: signup.account, signup.user). */
function signUpWords(who: 'account' | 'user'): PageWords {
  return [
    ['loginBox.login.splitLogin.', `loginBox.signup.${who}.splitSignUp.`],
    ['loginBox.login.splitLogin.', 'loginBox.signup.splitSignUp.'],
    ['loginBox.login.backToLogin', `loginBox.signup.${who}.backToLoginLink`],
    ['loginBox.login.backToLogin', 'loginBox.signup.backToLoginLink'],
    ['loginBox.signup.', `loginBox.signup.${who}.`],
  ];
}

/** The pages with words of their own (contract: localization-keys). */
export const pageWords = {
  signUpAccount: signUpWords('account'),
  signUpUser: signUpWords('user'),
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
} as const satisfies Readonly<Record<string, PageWords>>;

/** What the kit itself says differently there: signing in is not what a sign-up page is for. */
export const wordsOfKit: readonly string[] = ['loginBox.signup.splitSignUp.titleDescriptionComponent.description'];

/** The page's own keys for a shared one, the strongest first. */
export function ownKeys(words: PageWords, key: string): string[] {
  return words.filter(([shared]) => key.startsWith(shared)).map(([shared, own]) => own + key.slice(shared.length));
}
