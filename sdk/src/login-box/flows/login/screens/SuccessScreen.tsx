import { useTranslate } from '../../../../app/context';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';

/** Step `success`: the user is signed in, and the page redirects to the application. */
export function SuccessScreen() {
  const t = useTranslate();
  return (
    <Screen title={t('loginBox.login.successTitle')} message={t('loginBox.login.successMessage')} art={<Tick />} />
  );
}
