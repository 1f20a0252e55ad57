import { errorCodes, type PasswordConfig, passwordConfigSchema } from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import { policyOf } from '../security/policies';

/** The default password rules (portal spec §5). */
const DEFAULT_PASSWORD_CONFIG: Required<PasswordConfig> = {
  allowPassphrases: true,
  minLength: 6,
  maxLength: 128,
  minPhraseLength: 6,
  minOptionalTestsToPass: 1,
  requiredTests: {},
  optionalTests: { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSpecialChars: true },
};

const optionalTests = {
  requireLowercase: /\p{Ll}/u,
  requireUppercase: /\p{Lu}/u,
  requireNumbers: /\p{Nd}/u,
  requireSpecialChars: /[^\p{L}\p{N}]/u,
} as const;
type OptionalTest = keyof typeof optionalTests;

/** The password rules of a tenant, or the vendor's (`null`). */
export function passwordConfigOf(context: Context, tenantId: string | null): Required<PasswordConfig> {
  const policy = passwordConfigSchema.safeParse(policyOf(context.db, 'password', tenantId));
  return { ...DEFAULT_PASSWORD_CONFIG, ...(policy.success ? policy.data : {}) };
}

/**
 * @param tenantId Whose rules hold; the vendor's (`null`) for a user without a tenant.
 * @throws {Refusal} 400 `ER-PASSWORD-TOO-SHORT`, `ER-PASSWORD-TOO-LONG`, `ER-PASSWORD-TOO-WEAK` (also for a leaked one).
 */
export function refuseBadPassword(context: Context, password: string, tenantId: string | null = null): void {
  const config = passwordConfigOf(context, tenantId);
  const { minLength, maxLength } = config;
  // Counted in graphemes: a letter with its accent, or an emoji, is one.
  const length = [...password].length;
  if (length < minLength) {
    refuse(context, 400, errorCodes.passwordTooShort, `Use at least ${minLength} characters.`, { minLength });
  }
  if (length > maxLength) {
    refuse(context, 400, errorCodes.passwordTooLong, `Use at most ${maxLength} characters.`, { maxLength });
  }
  if (config.requiredTests.checkThreeRepeatedChars && /(.)\1\1/u.test(password)) {
    refuse(context, 400, errorCodes.passwordTooWeak, 'Do not repeat a character three times in a row.');
  }
  const isPassphrase = config.allowPassphrases && length >= config.minPhraseLength;
  if (!isPassphrase && testsPassed(config, password) < config.minOptionalTestsToPass) {
    refuse(context, 400, errorCodes.passwordTooWeak, 'Mix lower and upper case, digits and other characters.');
  }
  if (context.db.breachedPasswords.find(password)) {
    refuse(context, 400, errorCodes.passwordTooWeak, 'This password has leaked somewhere. Choose another one.');
  }
}

function testsPassed({ optionalTests: wanted }: PasswordConfig, password: string): number {
  const names = Object.keys(optionalTests) as OptionalTest[];
  return names.filter((name) => wanted?.[name] && optionalTests[name].test(password)).length;
}
