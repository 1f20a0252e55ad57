import { useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { signInInPlace } from './app-in-place';
import { BoxOverPage } from './BoxOverPage';

/** Covers the page until the user has signed in again or signs out. */
export function SignInAgain() {
  const app = useApp();
  const t = useTranslate();
  const [box] = useState(() => signInInPlace(app));
  return (
    <BoxOverPage
      box={box}
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
