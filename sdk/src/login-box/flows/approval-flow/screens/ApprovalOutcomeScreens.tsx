import { useTranslate } from '../../../../app/context';
import { isolatedName } from '../../../parts/isolated';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { Tick } from '../../../parts/screen/Tick';
import type { ApprovalFlowStateOf } from '../approval-flow-state';

/** Step `success`: the decision is saved. */
export function ApprovalDoneScreen({ state }: { state: ApprovalFlowStateOf<'success'> }) {
  const t = useTranslate();
  const requester = isolatedName(state.requester);
  const outcome = state.approved ? 'success' : 'rejected';
  return (
    <Screen
      title={t(`loginBox.approvalFlow.${outcome}Title`)}
      message={t(`loginBox.approvalFlow.${outcome}Description`, { requester })}
      art={<Tick />}
    >
      <BackToLogin />
    </Screen>
  );
}

/** Step `failed`: the link has nothing to decide. */
export function ApprovalLinkInvalidScreen() {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.approvalFlow.invalidLinkTitle')}
      message={t('loginBox.approvalFlow.invalidLinkDescription')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <BackToLogin />
    </Screen>
  );
}
