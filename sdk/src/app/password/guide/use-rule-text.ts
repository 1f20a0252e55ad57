import { useTranslate } from '../../context';
import type { PasswordRule } from '../password-policy';

/** Returns a function that gives the text of a password rule. */
export function useRuleText(): (rule: PasswordRule) => string {
  const t = useTranslate();
  return ({ name, length = 0 }) =>
    name === 'passwordMinLength' || name === 'passwordMaxLength'
      ? t(`validations.${name}`, { length })
      : t(`validations.${name}`);
}
