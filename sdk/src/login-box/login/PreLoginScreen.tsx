import { useTranslate } from '../../app/context';
import { useBoxOption } from '../box/box-options';
import { checkEmail, EmailField } from '../screens/EmailField';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { useEmailTexts } from '../screens/use-email-texts';
import { OtherWays } from '../social/OtherWays';
import { useLoginFlow } from './login-context';
import type { LoginStateOf } from './login-state';
import { submitEmail } from './pre-login-actions';

/** Step `preLogin`: asks who is there. */
export function PreLoginScreen({ state }: { state: LoginStateOf<'preLogin'> }) {
  const t = useTranslate();
  const texts = useEmailTexts();
  const flow = useLoginFlow();
  const othersFirst = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  return (
    <Screen title={t('loginBox.login.title')} message={t('loginBox.login.preLoginSubtitle')}>
      {othersFirst && <OtherWays />}
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(flow, email.trim())}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue={state.email} />
        <SubmitButton>{t('loginBox.login.continue')}</SubmitButton>
      </ScreenForm>
      {!othersFirst && <OtherWays />}
    </Screen>
  );
}
