import { traceId } from './trace-id';

/** English texts that every area uses, except on the first screen: loaded with the later screens. */
export const lazyCommon = {
  passwordStrength: {
    veryWeak: 'Very weak',
    weak: 'Weak',
    good: 'Good',
    strong: 'Strong',
    veryStrong: 'Very strong',
  },
  passwordGuide: {
    strength: 'Password strength',
    optionalRules_one: 'And one of these:',
    optionalRules_other: 'And at least {{count}} of these:',
    ruleMet: 'Met',
    ruleNotMet: 'Not met yet',
  },
  errors: {
    ...traceId.errors,
    loadFailedTitle: 'This could not be loaded',
  },
  fields: {
    optionalFieldLabel: '(optional)',
    isRequired: 'This field is required.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLockOn: 'Caps lock is on.',
  },
  actions: {
    ...traceId.actions,
    back: 'Back',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save',
  },
} as const;

/** English texts of password and input rules. */
export const validations = {
  passwordMinLength: 'Use at least {{length}} characters.',
  passwordMaxLength: 'Use at most {{length}} characters.',
  passwordThreeRepeatedChars: 'Do not repeat a character three times in a row.',
  passwordAtLeastOneLowerLetter: 'Include a lowercase letter.',
  passwordAtLeastOneUpperLetter: 'Include an uppercase letter.',
  passwordAtLeastOneNumber: 'Include a number.',
  passwordAtLeastOneSpecialChar: 'Include a special character, such as ! or #.',
} as const;
