import { traceId } from './trace-id';

/** German texts that every area uses, except on the first screen. */
export const lazyCommon = {
  passwordStrength: {
    veryWeak: 'Sehr schwach',
    weak: 'Schwach',
    good: 'Gut',
    strong: 'Stark',
    veryStrong: 'Sehr stark',
  },
  passwordGuide: {
    strength: 'Passwortstärke',
    optionalRules_one: 'Und eines davon:',
    optionalRules_other: 'Und mindestens {{count}} davon:',
    ruleMet: 'Erfüllt',
    ruleNotMet: 'Noch nicht erfüllt',
  },
  errors: {
    ...traceId.errors,
    loadFailedTitle: 'Das konnte nicht geladen werden',
  },
  fields: {
    optionalFieldLabel: '(optional)',
    isRequired: 'Diese Angabe wird benötigt.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    capsLockOn: 'Die Feststelltaste ist aktiv.',
  },
  actions: {
    ...traceId.actions,
    back: 'Zurück',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    save: 'Speichern',
  },
} as const;

/** German texts of password and input rules. */
export const validations = {
  passwordMinLength: 'Mindestens {{length}} Zeichen.',
  passwordMaxLength: 'Höchstens {{length}} Zeichen.',
  passwordThreeRepeatedChars: 'Kein Zeichen dreimal hintereinander.',
  passwordAtLeastOneLowerLetter: 'Mindestens ein Kleinbuchstabe.',
  passwordAtLeastOneUpperLetter: 'Mindestens ein Großbuchstabe.',
  passwordAtLeastOneNumber: 'Mindestens eine Ziffer.',
  passwordAtLeastOneSpecialChar: 'Mindestens ein Sonderzeichen, zum Beispiel ! oder #.',
} as const;
