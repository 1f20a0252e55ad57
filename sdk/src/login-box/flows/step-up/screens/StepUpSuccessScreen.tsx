import { useTranslate } from '../../../../app/context';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';

/** Step `stepUpSuccess`: confirms the step-up before the page goes back. */
export function StepUpSuccessScreen() {
  const t = useTranslate();
  return (
    <Screen title={t('loginBox.stepUp.successTitle')} message={t('loginBox.stepUp.successMessage')} art={<Tick />} />
  );
}
