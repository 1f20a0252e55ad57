import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { retryCallback, startOver } from './callback-actions';
import { useLogin, useLoginFlow } from './login-context';

/** Step `callback`: what another site has sent back is being looked at; a service that is out of order is asked again. */
export function CallbackScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  const failed = useLogin((login) => login.error !== null);
  return (
    <Screen
      title={t('loginBox.callback.title')}
      message={failed ? undefined : t('loginBox.callback.message')}
      art={failed ? undefined : <Spinner size={24} label={t('common.states.loading')} />}
    >
      {failed && (
        <>
          <FlowAlert />
          <Button wide onClick={() => retryCallback(flow)}>
            {t('common.actions.retry')}
          </Button>
          <BackToLogin onBack={() => startOver(flow)} />
        </>
      )}
    </Screen>
  );
}
