import { expect, it } from 'vitest';
import type { PasswordConfig } from '../../contract';
import { checkPassword, passwordStrength } from './password-policy';

const PASSWORD_MAX_LENGTH = 128;
const PASSWORD_MIN_LENGTH = 6;

const strict: PasswordConfig = {
  allowPassphrases: true,
  minLength: 8,
  maxLength: 64,
  minPhraseLength: 20,
  minOptionalTestsToPass: 3,
  requiredTests: { checkThreeRepeatedChars: true },
  optionalTests: { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSpecialChars: true },
};
const met = (password: string, config: PasswordConfig | null = strict) => {
  const { required, optional } = checkPassword(password, config);
  return [...required, ...optional].filter((rule) => rule.met).map((rule) => rule.name);
};
const strength = (password: string) => passwordStrength(password, checkPassword(password, strict));

it('requires only a length if the service has set no rules', () => {
  expect(checkPassword('a'.repeat(PASSWORD_MIN_LENGTH - 1), null).acceptable).toBe(false);
  expect(checkPassword('a'.repeat(PASSWORD_MIN_LENGTH), null)).toMatchObject({ acceptable: true, optional: [] });
  expect(checkPassword('a'.repeat(PASSWORD_MAX_LENGTH + 1), null).acceptable).toBe(false);
});

it('uses the limits of the service', () => {
  const [shortest, longest] = checkPassword('', strict).required;
  expect([shortest?.length, longest?.length]).toEqual([8, 64]);
});

it('requires a number of the optional rules, in any combination', () => {
  expect(checkPassword('nur kleine', strict).acceptable).toBe(false);
  expect(checkPassword('Regen im 7', strict)).toMatchObject({ acceptable: true, optionalToPass: 3 });
  expect(checkPassword('REGEN#im', strict).acceptable).toBe(true);
});

it('accepts a long phrase instead of the optional rules', () => {
  expect(checkPassword('correct horse battery staple', strict)).toMatchObject({ acceptable: true, optional: [] });
  expect(checkPassword('correct horse battery staple', { ...strict, allowPassphrases: false }).acceptable).toBe(false);
});

it('never requires more optional rules than there are', () => {
  const config = { minOptionalTestsToPass: 4, optionalTests: { requireNumbers: true } };
  expect(checkPassword('regen7', config)).toMatchObject({ acceptable: true, optionalToPass: 1 });
});

it('counts letters of every script and refuses three of a kind in a row', () => {
  expect(met('Ätherö')).toEqual(
    expect.arrayContaining(['passwordAtLeastOneUpperLetter', 'passwordAtLeastOneLowerLetter']),
  );
  expect(met('aaabbb')).not.toContain('passwordThreeRepeatedChars');
  expect(met('aabbaa')).toContain('passwordThreeRepeatedChars');
});

it('is never better than weak while a rule is broken', () => {
  expect(strength('abc')).toBe('veryWeak');
  expect(['veryWeak', 'weak']).toContain(strength('qwertzuiopasdfghjk'));
});

it('grows with every kind of character and with length', () => {
  const levels = ['Regen1#x', 'Regen1#xSonne', 'Regen1#xSonne9!Wind'].map(strength);
  expect(levels).toEqual(['good', 'strong', 'veryStrong']);
});
