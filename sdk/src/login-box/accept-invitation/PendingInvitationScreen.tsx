import { useSession, useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import type { FormErrors } from '../../ui/form-errors';
import { LinkButton } from '../../ui/Link';
import { BackToLogin } from '../screens/BackToLogin';
import { FieldForm } from '../screens/FieldForm';
import { codeFaults, passwordFaults } from '../screens/field-faults';
import { PasswordPair, usePasswordPair } from '../screens/PasswordPair';
import { Screen } from '../screens/Screen';
import { SubmitButton } from '../screens/SubmitButton';
import { CODE_LENGTH, useCheckCode } from '../screens/use-check-code';
import { useAcceptInvitation } from './accept-invitation-context';
import type { AcceptInvitationStateOf } from './accept-invitation-state';
import { SignedInAsOther } from './SignedInAsOther';
import { usePendingTexts } from './use-pending-texts';

type Pending = AcceptInvitationStateOf<'pending'>;

/** Step `pending`: waits for a press, with a code or a first password where the invitation needs one. */
export function PendingInvitationScreen({ state }: { state: Pending }) {
  const other = useSession(({ user }) => (user && user.id !== state.link.userId ? user.email : null));
  return other === null ? <AcceptForm state={state} /> : <SignedInAsOther email={other} />;
}

function AcceptForm({ state }: { state: Pending }) {
  const t = useTranslate();
  const accept = useAcceptInvitation((flow) => flow.accept);
  const { withCode, withPassword, rules } = state;
  const checkPair = usePasswordPair(rules);
  const checkCode = useCheckCode();

  function validate(values: Partial<Record<string, string>>): FormErrors {
    return { ...(withPassword && checkPair(values)), ...(withCode && checkCode(values)) };
  }
  return (
    <Screen {...usePendingTexts(state)}>
      <FieldForm
        faults={{ ...codeFaults, ...passwordFaults }}
        onSubmit={({ password, code }) => accept({ password, code })}
        validate={validate}
      >
        {withCode && <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />}
        {withPassword && <PasswordPair rules={rules} />}
        <SubmitButton>{t('loginBox.acceptInvitation.prestepButtonText')}</SubmitButton>
      </FieldForm>
      {withCode && <OtherMail />}
      <BackToLogin />
    </Screen>
  );
}

/** The way on when the code has expired or was lost. */
function OtherMail() {
  const t = useTranslate();
  const askForMail = useAcceptInvitation((flow) => flow.askForMail);
  return (
    <p className="portico-resend">
      <span>{t('loginBox.acceptInvitation.noCodeQuestion')}</span>{' '}
      <LinkButton onClick={askForMail}>{t('loginBox.acceptInvitation.otherMailLink')}</LinkButton>
    </p>
  );
}
