import { useApp, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import type { ImpersonateStateOf } from '../impersonate-state';

/** Step `impersonationFailed`: says why it failed; the session is unchanged. */
export function ImpersonationFailedScreen({ state: { reason } }: { state: ImpersonateStateOf<'impersonationFailed'> }) {
  const app = useApp();
  const t = useTranslate();
  return (
    <Screen
      title={t(`loginBox.impersonate.${reason === 'expired' ? 'expiredTitle' : 'failedTitle'}`)}
      message={t(`loginBox.impersonate.${reason === 'expired' ? 'expiredMessage' : 'failedMessage'}`)}
      art={<StepArt icon={reason === 'expired' ? 'link' : 'alert'} kind="warning" />}
    >
      <Button wide onClick={() => app.redirectTo(app.routes.authenticatedUrl)}>
        {t('loginBox.impersonate.backButton')}
      </Button>
    </Screen>
  );
}
