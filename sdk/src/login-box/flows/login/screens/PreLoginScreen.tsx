import { useTranslate } from '../../../../app/context';
import { useBoxOption } from '../../../layout/box-options';
import { checkEmail, EmailField } from '../../../parts/email/EmailField';
import { useEmailTexts } from '../../../parts/email/use-email-texts';
import { Screen } from '../../../parts/screen/Screen';
import { ScreenForm } from '../../../parts/screen/ScreenForm';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { OtherLoginMethods } from '../../../parts/social/OtherLoginMethods';
import { useLogin, useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { PasskeyOffer } from '../passkeys/screens/PasskeyOffer';
import { submitEmail } from '../pre-login-actions';
import { LazySignUpLink } from './LazySignUpLink';

/** Step `preLogin`: asks for the user's identifier, and offers the other login methods. */
export function PreLoginScreen({ state }: { state: LoginStateOf<'preLogin'> }) {
  const t = useTranslate();
  const texts = useEmailTexts();
  const flow = useLoginFlow();
  const othersFirst = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  const prompt = useLogin((login) => login.identifierPrompt);
  const hasField = prompt?.hasField !== false;
  return (
    <Screen
      title={t('loginBox.login.title')}
      message={prompt ? prompt.message(t) : t('loginBox.login.preLoginSubtitle')}
    >
      {othersFirst && <OtherLoginMethods alone={!hasField} />}
      {hasField && (
        <ScreenForm
          onSubmit={({ email = '' }) => submitEmail(flow, email)}
          validate={(values) => (prompt ? prompt.check(values, t) : checkEmail(values, texts))}
        >
          <EmailField texts={prompt ? prompt.texts(t) : texts} defaultValue={state.email} anyName={Boolean(prompt)} />
          <SubmitButton>{t('loginBox.login.continue')}</SubmitButton>
        </ScreenForm>
      )}
      <PasskeyOffer />
      {!othersFirst && <OtherLoginMethods alone={!hasField} />}
      <LazySignUpLink />
    </Screen>
  );
}
