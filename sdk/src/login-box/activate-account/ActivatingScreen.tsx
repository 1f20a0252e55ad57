import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { useActivateAccount } from './activate-account-context';

/** Step `activating`: finds out what the link needs; offers another try where that fails. */
export function ActivatingScreen() {
  const t = useTranslate();
  const failed = useActivateAccount((flow) => flow.error !== null);
  const start = useActivateAccount((flow) => flow.start);
  return (
    <Screen title={t('loginBox.activateAccount.title')} art={<StepArt icon="mail" />}>
      <FlowAlert />
      {failed ? (
        <Button wide onClick={start}>
          {t('common.actions.retry')}
        </Button>
      ) : (
        <Spinner size={24} label={t('common.states.loading')} />
      )}
      <BackToLogin />
    </Screen>
  );
}
