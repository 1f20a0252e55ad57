import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { loginOptions } from '../../../../metadata/locales/en/login-options';
import { Button } from '../../../../ui/Button';
import { useReplaceablePart } from '../../../layout/box-options';
import { renderCustom } from '../../../layout/custom';
import { shared } from '../../../parts/contents/step-content';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';

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
      art={renderCustom(useReplaceablePart('loginCardIcon'), {}, <StepArt icon="shield" />)}
    >
      <Button wide onClick={onPass}>
        {t('loginBox.login.prestepButtonText')}
      </Button>
    </Screen>
  );
}

/** Content of the lazy component for vendors who enable `prestep`. */
export const content: LazyContent<PrestepScreenProps> = {
  component: PrestepScreen,
  texts: { loginBox: loginOptions },
  css: shared.css,
};
