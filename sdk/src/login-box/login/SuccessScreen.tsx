import { useTranslate } from '../../app/context';
import { Screen } from '../screens/Screen';
import { Tick } from '../screens/Tick';

/** Step `success`: signed in, and on the way to the application. */
export function SuccessScreen() {
  const t = useTranslate();
  return (
    <Screen title={t('loginBox.login.successTitle')} message={t('loginBox.login.successMessage')} art={<Tick />} />
  );
}
