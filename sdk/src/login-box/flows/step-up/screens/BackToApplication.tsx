import { useTranslate } from '../../../../app/context';
import { BackLink } from '../../../parts/screen/BackLink';
import { leaveStepUp } from '../step-up-actions';
import { useStepUpFlow } from '../step-up-context';

/** Link that cancels the step-up; a box over a page has a button for it. */
export function BackToApplication() {
  const t = useTranslate();
  const flow = useStepUpFlow();
  if (flow.app.coversPage) return null;
  return <BackLink onBack={() => leaveStepUp(flow)}>{t('loginBox.stepUp.backToApplication')}</BackLink>;
}
