import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';

/** Step `addAuthenticatorInvalid`: there is no account in the address. */
export function AddAuthenticatorInvalidScreen() {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.mobileAuthenticator.invalidTitle')}
      message={t('loginBox.mobileAuthenticator.invalidDescription')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <BackToLogin />
    </Screen>
  );
}
