import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BackLink } from '../screens/BackLink';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { useHostedLogin } from './hosted-login-context';

/** Step `hostedLoginCallback`: the code is being traded; a service that is out of order is asked again. */
export function HostedLoginCallbackScreen() {
  const t = useTranslate();
  const retry = useHostedLogin((flow) => flow.retry);
  const backToApp = useHostedLogin((flow) => flow.backToApp);
  const failed = useHostedLogin((flow) => flow.error !== null);
  return (
    <Screen
      title={t('loginBox.hostedLogin.callbackTitle')}
      message={failed ? undefined : t('loginBox.hostedLogin.callbackMessage')}
      art={failed ? undefined : <Spinner size={24} label={t('common.states.loading')} />}
    >
      {failed && (
        <>
          <FlowAlert />
          <Button wide onClick={retry}>
            {t('common.actions.retry')}
          </Button>
          <BackLink onBack={backToApp}>{t('loginBox.hostedLogin.backToAppButton')}</BackLink>
        </>
      )}
    </Screen>
  );
}
