import { useTranslate } from '../../../../app/context';
import { loginOptions } from '../../../../metadata/locales/en/login-options';
import { Button } from '../../../../ui/Button';
import { usePiece } from '../../../layout/box-options';
import { renderCustom } from '../../../layout/custom';
import { shared } from '../../../parts/later-steps';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import type { PieceContent } from '../../../runtime/piece';

export interface PrestepScreenProps {
  onPass: () => void;
}

/** Introduces the login page before the form is shown (theme option `prestep`). */
function PrestepScreen({ onPass }: PrestepScreenProps) {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.login.prestepTitle')}
      message={t('loginBox.login.prestepDescription')}
      art={renderCustom(usePiece('loginCardIcon'), {}, <StepArt icon="shield" />)}
    >
      <Button wide onClick={onPass}>
        {t('loginBox.login.prestepButtonText')}
      </Button>
    </Screen>
  );
}

/** Content of the lazy component for vendors who enable `prestep`. */
export const prestepContent: PieceContent<PrestepScreenProps> = {
  component: PrestepScreen,
  texts: { loginBox: loginOptions },
  css: shared.css,
};
