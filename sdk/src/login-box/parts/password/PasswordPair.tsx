import { useTranslate } from '../../../app/context';
import { useRuleText } from '../../../app/password/guide/use-rule-text';
import { checkPassword } from '../../../app/password/password-policy';
import { usePasswordTexts } from '../../../app/password/use-password-texts';
import type { PasswordConfig } from '../../../contract';
import { PasswordField } from '../../../ui/fields/PasswordField';
import type { FormErrors } from '../../../ui/form-errors';
import { NewPasswordField } from './NewPasswordField';

/** A new password, typed twice, with the rules below. */
export function PasswordPair({ rules }: { rules: PasswordConfig | null }) {
  const t = useTranslate();
  return (
    <>
      <NewPasswordField config={rules} />
      <PasswordField
        name="confirmation"
        autoComplete="new-password"
        label={t('loginBox.resetPassword.confirmPasswordInputLabel')}
        placeholder={t('loginBox.resetPassword.confirmPasswordInputPlaceholder')}
        texts={usePasswordTexts()}
      />
    </>
  );
}

/** Returns the validation of the two password fields. */
export function usePasswordPair(rules: PasswordConfig | null) {
  const t = useTranslate();
  const ruleText = useRuleText();
  return ({ password = '', confirmation = '' }: Partial<Record<string, string>>): FormErrors => {
    const { required, optional, acceptable } = checkPassword(password, rules);
    const broken = [...required, ...optional].find((rule) => !rule.met);
    return {
      ...(!acceptable && broken && { password: ruleText(broken) }),
      ...(!password && { password: t('loginBox.resetPassword.newPasswordIsRequired') }),
      ...(confirmation !== password && { confirmation: t('loginBox.resetPassword.confirmPasswordMustMatch') }),
      ...(!confirmation && { confirmation: t('loginBox.resetPassword.confirmPasswordIsRequired') }),
    };
  };
}
