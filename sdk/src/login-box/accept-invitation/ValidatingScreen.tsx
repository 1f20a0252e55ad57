import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { useAcceptInvitation } from './accept-invitation-context';

/** Step `validate`: finds out who invites and what accepting needs; offers another try where that fails. */
export function ValidatingScreen() {
  const t = useTranslate();
  const failed = useAcceptInvitation((flow) => flow.error !== null);
  const start = useAcceptInvitation((flow) => flow.start);
  const title = failed ? t('loginBox.acceptInvitation.invalidTitle') : t('loginBox.acceptInvitation.title');
  return (
    <Screen title={title} art={<StepArt icon="mail" />}>
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
