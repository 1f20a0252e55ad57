import { useTranslate } from '../../../../app/context';
import { RecoveryCode } from '../../../../app/mfa/RecoveryCode';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { confirmRecoveryCode } from '../enrolment-actions';
import { useLoginFlow } from '../login-context';
import type { RecoveryCodeState } from '../login-state';

/** Step `recoveryCode`: shows, this once, the recovery code for a user who loses the second factor. */
export function RecoveryCodeScreen({ state, email }: { state: RecoveryCodeState; email: string }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const texts = {
    label: t('loginBox.recoveryMfa.recoveryCodeLabel'),
    download: t('loginBox.login.downloadRecoveryCode'),
  };
  return (
    <Screen
      title={t('loginBox.recoveryMfa.header')}
      message={t('loginBox.recoveryMfa.title')}
      identity={<p className="portico-message">{t('loginBox.recoveryMfa.copyAndSaveCode')}</p>}
      art={<Tick />}
    >
      <RecoveryCode code={state.recoveryCode} email={email} texts={texts} />
      <Button wide onClick={() => confirmRecoveryCode(flow)}>
        {t('loginBox.recoveryMfa.continueButton')}
      </Button>
    </Screen>
  );
}
