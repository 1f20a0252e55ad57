import { useTranslate } from '../../../../app/context';
import { useRuleText } from '../../../../app/password/guide/use-rule-text';
import { checkPassword } from '../../../../app/password/password-policy';
import type { PasswordConfig } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';

/** Returns the validation of the fields that change the password. */
export function useCheckPasswords(rules: PasswordConfig | null): (values: FormValues) => FormErrors {
  const t = useTranslate();
  const ruleText = useRuleText();

  function newPasswordProblem(password: string): string | undefined {
    if (!password) return t('adminPortal.privacy_ChangePassword.newPasswordIsRequired');
    const { required, optional, acceptable } = checkPassword(password, rules);
    const broken = [...required, ...optional].find((rule) => !rule.met);
    return !acceptable && broken ? ruleText(broken) : undefined;
  }

  function confirmationProblem(password: string, confirmation: string): string | undefined {
    if (!confirmation) return t('adminPortal.privacy_ChangePassword.confirmPasswordIsRequired');
    return confirmation === password ? undefined : t('adminPortal.privacy_ChangePassword.confirmPasswordMustMatch');
  }

  return ({ current = '', password = '', confirmation = '' }) => ({
    current: current ? undefined : t('adminPortal.privacy_ChangePassword.currentPasswordIsRequired'),
    password: newPasswordProblem(password),
    confirmation: confirmationProblem(password, confirmation),
  });
}
