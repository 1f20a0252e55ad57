import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';

/** Step `addAuthenticatorInvalid`: the address contains no account. */
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
