import { useSession, useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import type { FormErrors } from '../../ui/form-errors';
import { LinkButton } from '../../ui/Link';
import { BackToLogin } from '../screens/BackToLogin';
import { PasswordPair, usePasswordPair } from '../screens/PasswordPair';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { useAcceptInvitation } from './accept-invitation-context';
import type { AcceptInvitationStateOf } from './accept-invitation-state';
import { SignedInAsOther } from './SignedInAsOther';
import { usePendingTexts } from './use-pending-texts';

/** Digits of the code in the mail. */
const CODE_LENGTH = 6;

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

  function validate(values: Partial<Record<string, string>>): FormErrors {
    const { code = '' } = values;
    return {
      ...(withPassword && checkPair(values)),
      ...(withCode && code.length < CODE_LENGTH && { code: t('loginBox.login.mfaCodeLengthAtLeast6') }),
      ...(withCode && !code && { code: t('loginBox.login.mfaCodeIsRequired') }),
    };
  }
  return (
    <Screen {...usePendingTexts(state)}>
      <ScreenForm onSubmit={({ password, code }) => accept({ password, code })} validate={validate}>
        {withCode && <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />}
        {withPassword && <PasswordPair rules={rules} />}
        <SubmitButton>{t('loginBox.acceptInvitation.prestepButtonText')}</SubmitButton>
      </ScreenForm>
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
