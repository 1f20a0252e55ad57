import { useTranslate } from '../../../../app/context';
import { BackLink } from '../../../parts/screen/BackLink';
import { leaveStepUp } from '../step-up-actions';
import { useStepUpFlow } from '../step-up-context';

/** Link that cancels the step-up. */
export function BackToApplication() {
  const t = useTranslate();
  const flow = useStepUpFlow();
  return <BackLink onBack={() => leaveStepUp(flow)}>{t('loginBox.stepUp.backToApplication')}</BackLink>;
}
