import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { isolated } from '../../../parts/isolated';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { startImpersonation } from '../impersonate-actions';
import { useImpersonate, useImpersonateFlow } from '../impersonate-context';

/** Step `impersonating`: a press starts the session as the other user. */
export function ImpersonatingScreen() {
  const t = useTranslate();
  const pending = useImpersonate((impersonation) => impersonation.pending);
  const flow = useImpersonateFlow();
  const email = useSession(({ user }) => user?.email);
  return (
    <Screen
      title={t('loginBox.impersonate.title')}
      message={t('loginBox.impersonate.message')}
      art={<StepArt icon="eye" />}
    >
      <FlowAlert />
      {email && (
        <p className="portico-note">{t('loginBox.impersonate.replaceMessage', { identifier: isolated(email) })}</p>
      )}
      <Button wide pending={pending} onClick={() => startImpersonation(flow)}>
        {t('loginBox.impersonate.continueButton')}
      </Button>
      <BackToLogin />
    </Screen>
  );
}
