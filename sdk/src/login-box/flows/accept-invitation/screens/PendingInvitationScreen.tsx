import { useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import { CodeField } from '../../../../ui/fields/CodeField';
import type { FormErrors } from '../../../../ui/form-errors';
import { LinkButton } from '../../../../ui/Link';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults, passwordFaults } from '../../../parts/form/field-faults';
import { CODE_LENGTH, useCheckCode } from '../../../parts/form/use-check-code';
import { PasswordPair, usePasswordPair } from '../../../parts/password/PasswordPair';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { askForMail, submitAcceptance } from '../accept-invitation-actions';
import { useAcceptInvitation, useAcceptInvitationFlow } from '../accept-invitation-context';
import type { AcceptInvitationStateOf } from '../accept-invitation-state';
import { usePendingTexts } from '../use-pending-texts';
import { SignedInAsOther } from './SignedInAsOther';

type Pending = AcceptInvitationStateOf<'pending'>;

/** Step `pending`: waits for a press, with a code or a first password if the invitation needs one. */
export function PendingInvitationScreen({ state }: { state: Pending }) {
  const other = useOtherUser(state);
  return other === null ? <AcceptForm state={state} /> : <SignedInAsOther email={other} />;
}

/**
 * The address of the signed-in user, if the invitation is for another one. Stays as it is during a call: a sign-out removes
 * the user before the service has answered, and the form would ignore a press until then.
 */
function useOtherUser({ link }: Pending): string | null {
  const other = useSession(({ user }) => (user && user.id !== link.userId ? user.email : null));
  const pending = useAcceptInvitation((invitation) => invitation.pending);
  const [shown, setShown] = useState(other);
  if (pending || shown === other) return shown;
  setShown(other);
  return other;
}

function AcceptForm({ state }: { state: Pending }) {
  const t = useTranslate();
  const flow = useAcceptInvitationFlow();
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
        onSubmit={({ password, code }) => submitAcceptance(flow, { password, code })}
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

/** Link to the form for another e-mail, for a code that is expired or lost. */
function OtherMail() {
  const t = useTranslate();
  const flow = useAcceptInvitationFlow();
  return (
    <p className="portico-resend">
      <span>{t('loginBox.acceptInvitation.noCodeQuestion')}</span>{' '}
      <LinkButton onClick={() => askForMail(flow)}>{t('loginBox.acceptInvitation.otherMailLink')}</LinkButton>
    </p>
  );
}
