import { useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import type { AskedStepUp } from '../../session/session';
import { Button } from '../../ui/Button';
import { stepUpInPlace } from './app-in-place';
import { BoxOverPage } from './BoxOverPage';

/** Covers the page until the user has shown a second factor or gives up. */
export function ConfirmUser({ onReturn, ...options }: AskedStepUp) {
  const app = useApp();
  const t = useTranslate();
  const [box] = useState(() => stepUpInPlace(app, options, onReturn));
  return (
    <BoxOverPage
      box={box}
      title={t('common.interrupted.confirmTitle')}
      message={t('common.interrupted.confirmMessage')}
      action={
        <Button variant="secondary" size="dense" onClick={() => box.steps.leave(onReturn)}>
          {t('common.interrupted.cancel')}
        </Button>
      }
    />
  );
}
