import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Spinner } from '../../../../ui/Spinner';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useFlow } from '../../../runtime/flow-context';
import { signIn } from '../hosted-login-actions';
import { useHostedLoginFlow } from '../hosted-login-context';

/** Step `hostedLoginRedirect`: redirects to the service's own page; shows an error if that fails. */
export function HostedLoginRedirectScreen() {
  const t = useTranslate();
  const flow = useHostedLoginFlow();
  const error = useFlow((snapshot) => snapshot.error);
  if (!error) {
    return (
      <Screen
        title={t('loginBox.hostedLogin.redirectTitle')}
        message={t('loginBox.hostedLogin.redirectMessage')}
        art={<Spinner size={24} label={t('common.states.loading')} />}
      />
    );
  }
  return (
    <Screen
      title={t('loginBox.hostedLogin.redirectFailedTitle')}
      message={t(
        error.code === 'storageBlocked'
          ? 'loginBox.login.storageBlocked'
          : 'loginBox.hostedLogin.redirectFailedMessage',
      )}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <Button wide onClick={() => signIn(flow)}>
        {t('common.actions.retry')}
      </Button>
    </Screen>
  );
}
