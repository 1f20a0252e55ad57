import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract';
import { TextField } from '../../../../ui/TextField';
import { EmailChip, KnownUsername } from '../../../parts/email/EmailChip';
import { FieldForm } from '../../../parts/form/FieldForm';
import { BackLink } from '../../../parts/screen/BackLink';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { changeEmail, stepBackward } from '../step-back-actions';
import { submitRecoveryCode } from '../two-factor-actions';

/** Shortest recovery code, in characters. */
const RECOVERY_CODE_MIN_LENGTH = 8;
/** Longest accepted input, in characters: no recovery code is longer, so the service need not be called. */
const RECOVERY_CODE_MAX_LENGTH = 128;

const recoveryFaults = { 'ER-RECOVERY-CODE-INVALID': 'recoveryCode' } as const satisfies Partial<
  Record<ErrorCode, string>
>;

/** Step `recoverTwoFactor`: disables the second factor with the recovery code that the enrolment showed once. */
export function RecoverTwoFactorScreen({ state }: { state: LoginStateOf<'recoverTwoFactor'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();

  function validate({ recoveryCode = '' }) {
    const { length } = withoutSpaces(recoveryCode);
    if (length === 0) return { recoveryCode: t('loginBox.login.twoFactorCodeIsRequired') };
    if (length < RECOVERY_CODE_MIN_LENGTH) return { recoveryCode: t('loginBox.login.twoFactorCodeLengthAtLeast8') };
    const tooLong = t('common.fields.isTooLong', { length: RECOVERY_CODE_MAX_LENGTH });
    return length > RECOVERY_CODE_MAX_LENGTH ? { recoveryCode: tooLong } : {};
  }
  return (
    <Screen
      title={t('loginBox.login.recoverMfaTitle')}
      titlePart="recoverMfaTitle"
      message={t('loginBox.login.recoverMfaMessage')}
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <FieldForm
        faults={recoveryFaults}
        onSubmit={({ recoveryCode = '' }) => submitRecoveryCode(flow, withoutSpaces(recoveryCode))}
        validate={validate}
      >
        <KnownUsername email={state.email} />
        <TextField
          name="recoveryCode"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          label={t('loginBox.login.enterRecoveryCode')}
        />
        <SubmitButton>{t('loginBox.login.disabledMultiFactorButton')}</SubmitButton>
      </FieldForm>
      <BackLink onBack={() => stepBackward(flow)}>{t('common.actions.back')}</BackLink>
    </Screen>
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
