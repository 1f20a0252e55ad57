import { useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { interrupted } from '../../metadata/locales/en/interrupted';
import type { AskedStepUp } from '../../session/session';
import { Button } from '../../ui/Button';
import { stepUpInPlace } from './app-in-place';
import { BoxOverPage } from './BoxOverPage';
import css from './interrupted.css?inline';

/** Covers the page until the user has shown a second factor or gives up. */
function ConfirmUser({ onReturn, ...options }: AskedStepUp) {
  const app = useApp();
  const t = useTranslate();
  const [inPlace] = useState(() => stepUpInPlace(app, options, onReturn));
  return (
    <BoxOverPage
      app={inPlace}
      title={t('common.interrupted.confirmTitle')}
      message={t('common.interrupted.confirmMessage')}
      action={
        <Button variant="secondary" size="dense" onClick={onReturn}>
          {t('common.interrupted.cancel')}
        </Button>
      }
    />
  );
}

/** The chunk of a step-up over the page: component, texts and CSS. */
export const confirmUserContent: LazyContent<AskedStepUp> = {
  component: ConfirmUser,
  texts: { common: { interrupted } },
  css,
};
