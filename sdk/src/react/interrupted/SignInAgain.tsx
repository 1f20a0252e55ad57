import { useState } from 'react';
import { Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useLayer } from '../../admin-portal/shell/use-layer';
import { AppRoot } from '../../app/AppRoot';
import { AppContext, useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { LoginBox } from '../../login-box/LoginBox';
import { interrupted } from '../../metadata/locales/en/interrupted';
import { Button } from '../../ui/Button';
import baseCss from '../../ui/base.css?inline';
import { appInPlace } from './app-in-place';
import css from './interrupted.css?inline';

const base = [baseCss];

/**
 * Covers the page with the login box until the user has signed in again or signs out. The page stays mounted below it,
 * with everything that was typed. Style it by `.portico-interrupted`.
 */
function SignInAgain() {
  const app = useApp();
  const t = useTranslate();
  const [inPlace] = useState(() => appInPlace(app));
  return (
    <ModalOverlay
      className="portico-interrupted"
      isOpen
      isKeyboardDismissDisabled
      UNSTABLE_portalContainer={useLayer()}
    >
      <Modal>
        <ModalDialog className="portico-interrupted-dialog" aria-label={t('common.interrupted.title')}>
          <AppRoot part="login-box" css={base}>
            <div className="portico-interrupted-notice">
              <div role="status">
                <p className="portico-interrupted-title">{t('common.interrupted.title')}</p>
                <p>{t('common.interrupted.message')}</p>
              </div>
              <Button variant="secondary" size="dense" onClick={() => void app.session.logout()}>
                {t('common.interrupted.signOut')}
              </Button>
            </div>
          </AppRoot>
          <AppContext.Provider value={inPlace}>
            <LoginBox />
          </AppContext.Provider>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The chunk of an interrupted session: component, texts and CSS. */
export const signInAgainContent: LazyContent<object> = {
  component: SignInAgain,
  texts: { common: { interrupted } },
  css,
};
