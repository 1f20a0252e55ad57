import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { activateAccount } from '../../metadata/locales/en/activate-account';
import { FlowContext } from '../flow-context';
import type { FlowProps } from '../flow-pieces';
import { lazyPiece, type Piece, type PieceContent, readyPiece } from '../piece';
import { recovery } from '../recovery-steps';
import { StepView } from '../StepView';
import { ActivatedScreen } from './ActivatedScreen';
import { ActivatingFormScreen } from './ActivatingFormScreen';
import { ActivatingScreen } from './ActivatingScreen';
import { ActivateAccountContext } from './activate-account-context';
import type { ActivateAccountStateOf, ActivateAccountStep } from './activate-account-state';
import { createActivateAccountStore } from './activate-account-store';

type ScreenOf<S extends ActivateAccountStep> = Piece<{ state: ActivateAccountStateOf<S> }>;

/** Every step has a screen; that of broken links comes when there is one. */
const activateAccountScreens: { [S in ActivateAccountStep]: ScreenOf<S> } = {
  activating: readyPiece(ActivatingScreen),
  activatingForm: readyPiece(ActivatingFormScreen),
  resend: lazyPiece(() =>
    import('./ResendActivationScreen').then((module) => ({ component: module.ResendActivationScreen })),
  ),
  success: readyPiece(ActivatedScreen),
};

/** The activation routes: from the mailed link to the first session. */
function ActivateAccountFlow({ starts }: FlowProps) {
  const app = useApp();
  const [store] = useState(() => createActivateAccountStore(app, starts?.activateAccount));
  const state = useStore(store, (flow) => flow.state);
  useEffect(() => {
    // A state that a preview has chosen stands.
    if (!starts?.activateAccount) void store.getState().start();
  }, [store, starts]);
  return (
    <FlowContext.Provider value={store}>
      <ActivateAccountContext.Provider value={store}>
        <StepView screens={activateAccountScreens} state={state} />
      </ActivateAccountContext.Provider>
    </FlowContext.Provider>
  );
}

/** What the routes download. */
export const activateAccountContent: PieceContent<FlowProps> = {
  component: ActivateAccountFlow,
  texts: { loginBox: { ...recovery.texts.loginBox, activateAccount } },
  css: recovery.css,
};
