import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { browserPageResumeEvents } from '../../../../core/page-resume';
import { Button } from '../../../../ui/Button';
import { Spinner } from '../../../../ui/Spinner';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useFlow } from '../../../runtime/flow-context';
import { cancelSignIn, signIn } from '../hosted-login-actions';
import { useHostedLoginFlow } from '../hosted-login-context';

/** Step `hostedLoginRedirect`: redirects to the service's own page; shows an error if that fails. */
export function HostedLoginRedirectScreen() {
  const t = useTranslate();
  const flow = useHostedLoginFlow();
  const error = useFlow((snapshot) => snapshot.error);
  // Restored by the browser's Back, the page would show its spinner for ever: it has left already.
  useEffect(() => browserPageResumeEvents(window)((wasFrozen) => wasFrozen && void cancelSignIn(flow)), [flow]);
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
