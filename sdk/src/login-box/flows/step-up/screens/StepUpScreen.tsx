import { useTranslate } from '../../../../app/context';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useStepUpFlow } from '../step-up-context';
import { BackToApplication } from './BackToApplication';

/** Step `stepUp`: loads the challenge; offers a retry if that fails. */
export function StepUpScreen() {
  const t = useTranslate();
  const failed = useStepUpFlow((flow) => flow.error !== null);
  const retry = useStepUpFlow((flow) => flow.retry);
  return (
    <WaitingScreen
      title={t('loginBox.stepUp.preparingTitle')}
      failedTitle={t('loginBox.stepUp.failedTitle')}
      message={t('loginBox.stepUp.preparingMessage')}
      onRetry={retry}
    >
      {failed && <BackToApplication />}
    </WaitingScreen>
  );
}
