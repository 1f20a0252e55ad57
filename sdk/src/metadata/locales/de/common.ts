import type { Texts } from '../en';
import { phoneField } from './phone-field';

/** German texts that every area uses. */
export const common: Texts['common'] = {
  phoneField,
  passwordStrength: {
    veryWeak: 'Sehr schwach',
    weak: 'Schwach',
    good: 'Gut',
    strong: 'Stark',
    veryStrong: 'Sehr stark',
  },
  errors: {
    genericErrorMessage: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    traceIdMessage: 'Trace-ID',
    copyTraceId: 'Trace-ID kopieren',
    traceIdCopied: 'Trace-ID kopiert',
    screenFailedTitle: 'Dieser Teil konnte nicht angezeigt werden',
    screenFailedMessage:
      'Nichts Gespeichertes ist verloren. Versuchen Sie es erneut oder laden Sie die Seite neu, falls es wieder passiert.',
    loadFailedTitle: 'Das konnte nicht geladen werden',
  },
  fields: {
    optionalFieldLabel: '(optional)',
    isRequired: 'Diese Angabe wird benötigt.',
    isTooLong: 'Höchstens {{length}} Zeichen.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    capsLockOn: 'Die Feststelltaste ist aktiv.',
  },
  actions: {
    back: 'Zurück',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    retry: 'Erneut versuchen',
    save: 'Speichern',
  },
  slowRequest: {
    message: 'Das dauert länger als üblich. Sie können weiter warten oder abbrechen und es erneut versuchen.',
    cancel: 'Abbrechen',
  },
  states: {
    loading: 'Wird geladen',
    opensInNewTab: 'öffnet sich in einem neuen Tab',
    poweredBy: 'Gesichert mit {{appName}}',
  },
};

/** German texts of password and input rules. */
export const validations: Texts['validations'] = {
  passwordMinLength: 'Mindestens {{length}} Zeichen.',
  passwordMaxLength: 'Höchstens {{length}} Zeichen.',
  passwordThreeRepeatedChars: 'Kein Zeichen dreimal hintereinander.',
  passwordAtLeastOneLowerLetter: 'Mindestens ein Kleinbuchstabe.',
  passwordAtLeastOneUpperLetter: 'Mindestens ein Großbuchstabe.',
  passwordAtLeastOneNumber: 'Mindestens eine Ziffer.',
  passwordAtLeastOneSpecialChar: 'Mindestens ein Sonderzeichen, zum Beispiel ! oder #.',
};
