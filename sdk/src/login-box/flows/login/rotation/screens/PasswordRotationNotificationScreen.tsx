import { useTranslate } from '../../../../../app/context';
import { usePasswordTexts } from '../../../../../app/password/use-password-texts';
import type { Translate } from '../../../../../metadata';
import { Button } from '../../../../../ui/Button';
import type { FormValues } from '../../../../../ui/Form';
import { PasswordField } from '../../../../../ui/fields/PasswordField';
import { KnownUsername } from '../../../../parts/email/EmailChip';
import { FieldForm } from '../../../../parts/form/FieldForm';
import { passwordFaults } from '../../../../parts/form/field-faults';
import { PasswordPair, usePasswordPair } from '../../../../parts/password/PasswordPair';
import { Screen } from '../../../../parts/screen/Screen';
import { SubmitButton } from '../../../../parts/screen/SubmitButton';
import { useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { changeOldPassword, goOnAfterRotation } from '../rotation-actions';
import { RotationSuccessScreen } from './RotationSuccessScreen';

/** `currentPasswordWrong` is an error code of this flow, not of the service: see `rotation-actions`. */
const faults = { ...passwordFaults, currentPasswordWrong: 'current' };

type State = LoginStateOf<'passwordRotationNotification'>;

/** Step `passwordRotationNotification`: the password is about to expire, or the user has just changed it. */
export function PasswordRotationNotificationScreen({ state }: { state: State }) {
  return state.rotation === 'success' ? <RotationSuccessScreen /> : <ChangePassword state={state} />;
}

function ChangePassword({ state }: { state: State }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const validatePair = usePasswordPair(state.rules);
  const validate = (values: FormValues) => ({
    ...validatePair(values),
    ...(!values.current && { current: t('loginBox.resetPassword.currentPasswordIsRequired') }),
  });
  return (
    <Screen title={titleOf(state.days, t)} message={t('loginBox.resetPassword.passwordNotificationSubtitle')}>
      <FieldForm
        faults={faults}
        onSubmit={({ current = '', password = '' }) => changeOldPassword(flow, current, password)}
        validate={validate}
      >
        <KnownUsername email={state.email} />
        <PasswordField
          name="current"
          autoComplete="current-password"
          label={t('loginBox.resetPassword.currentPasswordInputLabel')}
          placeholder={t('loginBox.resetPassword.currentPasswordInputPlaceholder')}
          texts={usePasswordTexts()}
        />
        <PasswordPair rules={state.rules} />
        <div className="portico-step-choices">
          <SubmitButton>{t('loginBox.resetPassword.changePasswordButton')}</SubmitButton>
          <Button variant="quiet" wide onClick={() => goOnAfterRotation(flow)}>
            {t('loginBox.resetPassword.remindMeLater')}
          </Button>
        </div>
      </FieldForm>
    </Screen>
  );
}

function titleOf(days: number, t: Translate): string {
  if (days < 1) return t('loginBox.resetPassword.passwordNotificationToday');
  return days < 2
    ? t('loginBox.resetPassword.passwordNotificationTomorrow')
    : t('loginBox.resetPassword.passwordNotificationTitle', { days });
}
