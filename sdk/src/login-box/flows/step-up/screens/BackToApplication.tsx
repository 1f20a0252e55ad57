import { useTranslate } from '../../../../app/context';
import { BackLink } from '../../../parts/screen/BackLink';
import { useStepUpFlow } from '../step-up-context';

/** Link that cancels the step-up. */
export function BackToApplication() {
  const t = useTranslate();
  const leave = useStepUpFlow((flow) => flow.leave);
  return <BackLink onBack={leave}>{t('loginBox.stepUp.backToApplication')}</BackLink>;
}
