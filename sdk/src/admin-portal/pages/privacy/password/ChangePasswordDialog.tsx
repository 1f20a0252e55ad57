import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { getPasswordConfig } from '../../../../api/users';
import { changeMyPassword } from '../../../../api/users-recovery';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import { PasswordGuide } from '../../../../app/password/guide/PasswordGuide';
import { loadPasswordRules } from '../../../../app/password/load-password-rules';
import { usePasswordTexts } from '../../../../app/password/use-password-texts';
import type { ErrorCode, PasswordConfig } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useCloseWithToast } from '../parts/use-close-with-toast';
import { useCheckPasswords } from './use-check-passwords';

/** The fields that refusals of the service concern. */
const faults = {
  'ER-INVALID-CREDENTIALS': 'current',
  'ER-PASSWORD-TOO-SHORT': 'password',
  'ER-PASSWORD-TOO-LONG': 'password',
  'ER-PASSWORD-TOO-WEAK': 'password',
  'ER-PASSWORD-USED-BEFORE': 'password',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Changes the password: asks for the current one, and teaches the rules for the new one. */
export function ChangePasswordDialog({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { closeDialog } = usePortalActions();
  const rules = usePasswordRules();
  const change = useAction(
    ({ current = '', password = '' }: FormValues) =>
      changeMyPassword(http, { password: current, newPassword: password }),
    useCloseWithToast('adminPortal.privacy_ChangePassword.changed', onChanged),
  );
  return (
    <FormDialog
      title={t('adminPortal.privacy_ChangePassword.title')}
      action={change}
      faults={faults}
      messages={{ 'ER-INVALID-CREDENTIALS': t('adminPortal.privacy_ChangePassword.currentPasswordWrong') }}
      validate={useCheckPasswords(rules)}
      cancel={t('adminPortal.privacy_ChangePassword.cancel')}
      submit={t('adminPortal.privacy_ChangePassword.changePassword')}
      onClose={closeDialog}
    >
      <PasswordFields rules={rules} />
    </FormDialog>
  );
}

function PasswordFields({ rules }: { rules: PasswordConfig | null }) {
  const t = useTranslate();
  const texts = usePasswordTexts();
  const email = useSession(({ user }) => user?.email);
  const hasGuide = useStore(useApp().metadata, ({ document }) => {
    const dialog = document.themeV2?.adminPortal?.pages?.privacy?.changePasswordDialog;
    return dialog?.passwordMeter?.enabled !== false;
  });
  const [password, setPassword] = useState('');
  return (
    <>
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        autoComplete="current-password"
        data-initial-focus
        label={t('adminPortal.privacy_ChangePassword.currentPasswordInputLabel')}
        texts={texts}
      />
      <div>
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('adminPortal.privacy_ChangePassword.newPasswordInputLabel')}
          texts={texts}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {hasGuide && <PasswordGuide password={password} config={rules} />}
      </div>
      <PasswordField
        name="confirmation"
        autoComplete="new-password"
        label={t('adminPortal.privacy_ChangePassword.confirmPasswordInputLabel')}
        texts={texts}
      />
    </>
  );
}

/** Returns the rules of a new password; `null` until they are loaded, and if they could not be loaded. */
function usePasswordRules(): PasswordConfig | null {
  const { http, session } = useApp();
  const userId = useSession(({ user }) => user?.id);
  const [rules, setRules] = useState<PasswordConfig | null>(null);
  useEffect(() => {
    let isMounted = true;
    void loadPasswordRules({ session }, getPasswordConfig(http, userId)).then((loaded) => {
      if (isMounted) setRules(loaded);
    });
    return () => {
      isMounted = false;
    };
  }, [http, session, userId]);
  return rules;
}
