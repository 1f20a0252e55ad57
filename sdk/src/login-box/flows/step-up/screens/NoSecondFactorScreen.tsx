import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { leaveStepUp } from '../step-up-actions';
import { useStepUpFlow } from '../step-up-context';

/** Step `noMFAEnrolledStepUp`: says that the account has no second factor, and where to set one up. */
export function NoSecondFactorScreen() {
  const t = useTranslate();
  const flow = useStepUpFlow();
  return (
    <Screen
      title={t('loginBox.stepUp.noEnrolledMfaTitle')}
      message={t('loginBox.stepUp.noEnrolledMfaDescriptionPart1')}
      art={<StepArt icon="shield" kind="warning" />}
    >
      <p className="portico-no-factor">{t('loginBox.stepUp.noEnrolledMfaDescriptionPart2')}</p>
      {!flow.app.coversPage && (
        <Button wide onClick={() => leaveStepUp(flow)}>
          {t('loginBox.stepUp.backToApplication')}
        </Button>
      )}
    </Screen>
  );
}
