import { type ReactNode, useEffect } from 'react';
import { Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useLayer } from '../../admin-portal/shell/use-layer';
import { AppRoot } from '../../app/AppRoot';
import { AppContext } from '../../app/context';
import { LoginBox } from '../../login-box/LoginBox';
import baseCss from '../../ui/base.css?inline';
import type { BoxInPlace } from './app-in-place';

const base = [baseCss];

export interface BoxOverPageProps {
  box: BoxInPlace;
  title: string;
  message: string;
  /** A button that gives up. */
  action: ReactNode;
}

/**
 * Covers the page with a login box, and says why. The page stays mounted below it, with everything that was typed. Style
 * it by `.portico-interrupted`.
 */
export function BoxOverPage({ box, title, message, action }: BoxOverPageProps) {
  useEffect(() => box.steps.cover(), [box]);
  return (
    <ModalOverlay
      className="portico-interrupted"
      isOpen
      isKeyboardDismissDisabled
      UNSTABLE_portalContainer={useLayer()}
    >
      <Modal>
        <ModalDialog className="portico-interrupted-dialog" aria-label={title}>
          <AppRoot part="login-box" css={base}>
            <div className="portico-interrupted-notice">
              <div role="status">
                <p className="portico-interrupted-title">{title}</p>
                <p>{message}</p>
              </div>
              {action}
            </div>
          </AppRoot>
          <AppContext.Provider value={box.app}>
            <LoginBox />
          </AppContext.Provider>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
