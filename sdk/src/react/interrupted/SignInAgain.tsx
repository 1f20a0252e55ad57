import { useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { interrupted } from '../../metadata/locales/en/interrupted';
import { Button } from '../../ui/Button';
import { signInInPlace } from './app-in-place';
import { BoxOverPage } from './BoxOverPage';
import css from './interrupted.css?inline';

/** Covers the page until the user has signed in again or signs out. */
function SignInAgain() {
  const app = useApp();
  const t = useTranslate();
  const [inPlace] = useState(() => signInInPlace(app));
  return (
    <BoxOverPage
      app={inPlace}
      title={t('common.interrupted.title')}
      message={t('common.interrupted.message')}
      action={
        <Button variant="secondary" size="dense" onClick={() => void app.session.logout()}>
          {t('common.interrupted.signOut')}
        </Button>
      }
    />
  );
}

/** The chunk of an interrupted session: component, texts and CSS. */
export const signInAgainContent: LazyContent<object> = {
  component: SignInAgain,
  texts: { common: { interrupted } },
  css,
};
