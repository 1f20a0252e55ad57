import type { PasswordConfig } from '../../contract';

/** Shortest password, if the service has set no limit. */
const PASSWORD_MIN_LENGTH = 6;
/** Longest password, if the service has set no limit. */
const PASSWORD_MAX_LENGTH = 128;

/** Longest input that is sent to the service: no user types a longer password. */
export const PASSWORD_INPUT_MAX_LENGTH = 1024;

/** Length from which a password counts as a phrase, if the service has set no limit. */
const MIN_PHRASE_LENGTH = 20;

/** Key of the text of a rule, under `validations`. */
type PasswordRuleName =
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'passwordThreeRepeatedChars'
  | 'passwordAtLeastOneLowerLetter'
  | 'passwordAtLeastOneUpperLetter'
  | 'passwordAtLeastOneNumber'
  | 'passwordAtLeastOneSpecialChar';

/** One rule, and whether the password meets it. */
export interface PasswordRule {
  name: PasswordRuleName;
  met: boolean;
  /** The limit of a length rule. */
  length?: number;
}

/** The result of checking a password against the policy. */
export interface PasswordReport {
  required: PasswordRule[];
  /** Rules of which a number must be met; empty if none is required, or if the password is a long phrase. */
  optional: PasswordRule[];
  /** How many of the optional rules must be met. */
  optionalToPass: number;
  acceptable: boolean;
}

/** Names of the levels under `common.passwordStrength`, the weakest first. */
export const passwordStrengths = ['veryWeak', 'weak', 'good', 'strong', 'veryStrong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Checks a password against the rules of the service. */
export function checkPassword(password: string, config: PasswordConfig | null): PasswordReport {
  const required = requiredRules(password, config);
  const optional = isPhrase(password, config) ? [] : optionalRules(password, config);
  const optionalToPass = Math.min(config?.minOptionalTestsToPass ?? 0, optional.length);
  const metCount = optional.filter((rule) => rule.met).length;
  const acceptable = required.every((rule) => rule.met) && metCount >= optionalToPass;
  return { required, optional: optionalToPass > 0 ? optional : [], optionalToPass, acceptable };
}

/** Bits of entropy at which the next level begins. */
const strengthSteps = [28, 40, 60, 80];

/** Strength of a password; one that breaks a rule is at most weak. */
export function passwordStrength(password: string, report: PasswordReport): PasswordStrength {
  const bits = new Set(password).size * Math.log2(Math.max(poolOf(password), 2)) * varietyOf(password);
  const level = strengthSteps.filter((step) => bits >= step).length;
  return passwordStrengths[report.acceptable ? level : Math.min(level, 1)] ?? 'veryWeak';
}

function requiredRules(password: string, config: PasswordConfig | null): PasswordRule[] {
  const minLength = config?.minLength ?? PASSWORD_MIN_LENGTH;
  const maxLength = config?.maxLength ?? PASSWORD_MAX_LENGTH;
  const rules: PasswordRule[] = [
    { name: 'passwordMinLength', met: password.length >= minLength, length: minLength },
    { name: 'passwordMaxLength', met: password.length <= maxLength, length: maxLength },
  ];
  if (config?.requiredTests?.checkThreeRepeatedChars) {
    rules.push({ name: 'passwordThreeRepeatedChars', met: password !== '' && !/(.)\1\1/u.test(password) });
  }
  return rules;
}

function optionalRules(password: string, config: PasswordConfig | null): PasswordRule[] {
  const tests = config?.optionalTests ?? {};
  const candidates: [asked: boolean | undefined, name: PasswordRuleName, pattern: RegExp][] = [
    [tests.requireLowercase, 'passwordAtLeastOneLowerLetter', /\p{Ll}/u],
    [tests.requireUppercase, 'passwordAtLeastOneUpperLetter', /\p{Lu}/u],
    [tests.requireNumbers, 'passwordAtLeastOneNumber', /\p{Nd}/u],
    [tests.requireSpecialChars, 'passwordAtLeastOneSpecialChar', /[^\p{L}\p{Nd}\s]/u],
  ];
  return candidates.filter(([asked]) => asked).map(([, name, pattern]) => ({ name, met: pattern.test(password) }));
}

function isPhrase(password: string, config: PasswordConfig | null): boolean {
  return Boolean(config?.allowPassphrases) && password.length >= (config?.minPhraseLength ?? MIN_PHRASE_LENGTH);
}

/** Size of the character set from which the password is drawn. */
function poolOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 32],
  ];
  return kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

/** Square root of the length per distinct character, at most 2: above 1 if characters repeat. */
function varietyOf(password: string): number {
  const distinct = new Set(password).size;
  return distinct === 0 ? 0 : Math.min(Math.sqrt(password.length / distinct), 2);
}
