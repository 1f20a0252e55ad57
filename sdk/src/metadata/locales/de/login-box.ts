/** German texts of the login box's first screen. */
export const loginBox = {
  login: {
    title: 'Anmelden',
    emailInputLabel: 'E-Mail-Adresse',
    emailInputPlaceholder: 'name@firma.de',
    emailMustBeValid: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    emailIsRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
    continue: 'Weiter',
    preLoginSubtitle: 'Geben Sie Ihre E‑Mail‑Adresse ein, um fortzufahren.',
    didYouMean: 'Meinten Sie',
    loginWelcomeTitle: 'Willkommen zurück',
    loginWelcomeSubtitleSubtitle: 'Melden Sie sich an, um fortzufahren.',
  },
} as const;
