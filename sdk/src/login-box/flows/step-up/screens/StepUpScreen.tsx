import { useTranslate } from '../../../../app/context';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useFlow } from '../../../runtime/flow-context';
import { loadChallenge } from '../step-up-actions';
import { useStepUpFlow } from '../step-up-context';
import { BackToApplication } from './BackToApplication';

/** Step `stepUp`: loads the challenge; offers a retry if that fails. */
export function StepUpScreen() {
  const t = useTranslate();
  const flow = useStepUpFlow();
  const failed = useFlow(({ error }) => error !== null);
  return (
    <WaitingScreen
      title={t('loginBox.stepUp.preparingTitle')}
      failedTitle={t('loginBox.stepUp.failedTitle')}
      message={t('loginBox.stepUp.preparingMessage')}
      onRetry={() => loadChallenge(flow)}
    >
      {failed && <BackToApplication />}
    </WaitingScreen>
  );
}
