import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { backToLogin, openApp } from '../open-app-actions';
import { useOpenAppFlow } from '../open-app-context';

/** Step `openApp`: the app is about to open; a press tries again. */
export function OpenAppScreen() {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.openApp.title')}
      message={t('loginBox.openApp.description')}
      art={<StepArt icon="phone" />}
    >
      <OpenButton />
      <BackToLogin />
    </Screen>
  );
}

/** Step `openAppUnanswered`: no app opened. */
export function OpenAppUnansweredScreen() {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.openApp.unansweredTitle')}
      message={t('loginBox.openApp.unansweredDescription')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <OpenButton />
      <BackToLogin />
    </Screen>
  );
}

/** Step `openAppRefused`: the host does not allow the address. */
export function OpenAppRefusedScreen() {
  const t = useTranslate();
  const flow = useOpenAppFlow();
  return (
    <Screen
      title={t('loginBox.openApp.refusedTitle')}
      message={t('loginBox.openApp.refusedDescription')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <Button wide onClick={() => backToLogin(flow)}>
        {t('loginBox.openApp.backToLogin')}
      </Button>
    </Screen>
  );
}

function OpenButton() {
  const t = useTranslate();
  const flow = useOpenAppFlow();
  return (
    <Button wide onClick={() => openApp(flow)}>
      {t('loginBox.openApp.buttonText')}
    </Button>
  );
}
