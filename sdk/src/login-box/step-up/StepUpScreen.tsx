import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { BackToApplication } from './BackToApplication';
import { useStepUpFlow } from './step-up-context';

/** Step `stepUp`: the service says what is missing; when it cannot, it may be asked again. */
export function StepUpScreen() {
  const t = useTranslate();
  const failed = useStepUpFlow((flow) => flow.error !== null);
  const pending = useStepUpFlow((flow) => flow.pending);
  const retry = useStepUpFlow((flow) => flow.retry);
  if (!failed) {
    return (
      <Screen title={t('loginBox.stepUp.preparingTitle')} message={t('loginBox.stepUp.preparingMessage')}>
        <Spinner size={24} label={t('common.states.loading')} />
      </Screen>
    );
  }
  return (
    <Screen title={t('loginBox.stepUp.failedTitle')}>
      <FlowAlert />
      <Button wide pending={pending} onClick={retry}>
        {t('common.actions.retry')}
      </Button>
      <BackToApplication />
    </Screen>
  );
}
