import { useTranslate } from '../../app/context';
import { useLogin } from '../flow-context';
import type { LoginStateOf } from '../login-state';
import { checkEmail, EmailField } from './EmailField';
import { Screen } from './Screen';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { useEmailTexts } from './use-email-texts';

/** Step `preLogin`: asks who is there. */
export function PreLoginScreen({ state }: { state: LoginStateOf<'preLogin'> }) {
  const t = useTranslate();
  const texts = useEmailTexts();
  const submitEmail = useLogin((login) => login.submitEmail);
  return (
    <Screen title={t('loginBox.login.title')} message={t('loginBox.login.preLoginSubtitle')}>
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(email.trim())}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue={state.email} />
        <SubmitButton>{t('loginBox.login.continue')}</SubmitButton>
      </ScreenForm>
    </Screen>
  );
}
