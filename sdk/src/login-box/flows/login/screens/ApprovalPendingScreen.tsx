import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { checkApproval } from '../approval-actions';
import { useLogin, useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { changeEmail } from '../step-back-actions';

/** Step `approvalPending`: the team has to approve the user first; a button repeats the sign-in. */
export function ApprovalPendingScreen({ state }: { state: LoginStateOf<'approvalPending'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  return (
    <Screen
      title={t('loginBox.approvalFlow.pendingTitle')}
      message={t('loginBox.approvalFlow.pendingMessage')}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => checkApproval(flow)}>
        {t('loginBox.approvalFlow.checkAgain')}
      </Button>
      <p className="portico-resend" role="status">
        {state.checked && !pending && t('loginBox.approvalFlow.stillPending')}
      </p>
      <BackToLogin onBack={() => changeEmail(flow)} />
    </Screen>
  );
}
