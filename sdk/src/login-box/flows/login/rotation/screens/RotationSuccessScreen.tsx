import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { Tick } from '../../../../parts/screen/Tick';
import { useLogin, useLoginFlow } from '../../login-context';
import { goOnAfterRotation } from '../rotation-actions';

/** The password was changed before it expired. */
export function RotationSuccessScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  return (
    <Screen
      title={t('loginBox.resetPassword.successTitle')}
      message={t('loginBox.resetPassword.changePasswordSuccessMessage')}
      art={<Tick />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => goOnAfterRotation(flow)}>
        {t('loginBox.login.continue')}
      </Button>
    </Screen>
  );
}
