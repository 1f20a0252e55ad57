import { type ComponentType, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../app/context';
import { unlockAccount } from '../../metadata/locales/en/unlock-account';
import { FlowContext } from '../flow-context';
import type { FlowProps } from '../flow-pieces';
import { shared } from '../later-steps';
import { type Piece, type PieceContent, readyPiece } from '../piece';
import { StepView } from '../StepView';
import { UnlockAccountFailedScreen } from './UnlockAccountFailedScreen';
import { UnlockAccountScreen } from './UnlockAccountScreen';
import { UnlockAccountSuccessScreen } from './UnlockAccountSuccessScreen';
import { UnlockAccountContext } from './unlock-account-context';
import type { UnlockAccountState, UnlockAccountStep } from './unlock-account-state';
import { createUnlockAccountStore } from './unlock-account-store';

type ScreenOf<S extends UnlockAccountStep> = Piece<{ state: Extract<UnlockAccountState, { step: S }> }>;

/** Three small screens that come together: all of them are likely to be seen. */
const unlockAccountScreens: { [S in UnlockAccountStep]: ScreenOf<S> } = {
  unlockAccount: readyPiece(UnlockAccountScreen),
  unlockAccountSuccess: readyPiece(UnlockAccountSuccessScreen),
  unlockAccountFailed: readyPiece(UnlockAccountFailedScreen),
};

/** The unlock route: out of a lockout, and on to signing in. */
const UnlockAccountFlow: ComponentType<FlowProps> = ({ starts }) => {
  const app = useApp();
  const [store] = useState(() => createUnlockAccountStore(app, starts?.unlockAccount));
  const state = useStore(store, (flow) => flow.state);
  return (
    <FlowContext.Provider value={store}>
      <UnlockAccountContext.Provider value={store}>
        <StepView screens={unlockAccountScreens} state={state} />
      </UnlockAccountContext.Provider>
    </FlowContext.Provider>
  );
};

/** What the route downloads. */
export const unlockAccountContent: PieceContent<FlowProps> = {
  component: UnlockAccountFlow,
  texts: { loginBox: { ...shared.texts.loginBox, unlockAccount } },
  css: shared.css,
};
