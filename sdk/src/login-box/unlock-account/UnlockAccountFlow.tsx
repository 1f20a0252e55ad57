import { unlockAccount } from '../../metadata/locales/en/unlock-account';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { UnlockAccountFailedScreen } from './UnlockAccountFailedScreen';
import { UnlockAccountScreen } from './UnlockAccountScreen';
import { UnlockAccountSuccessScreen } from './UnlockAccountSuccessScreen';
import type { UnlockAccountState } from './unlock-account-state';
import { createUnlockAccountStore } from './unlock-account-store';

/** Three small screens that come together: all of them are likely to be seen. */
const unlockAccountScreens: StepScreens<UnlockAccountState> = {
  unlockAccount: readyPiece(UnlockAccountScreen),
  unlockAccountSuccess: readyPiece(UnlockAccountSuccessScreen),
  unlockAccountFailed: readyPiece(UnlockAccountFailedScreen),
};

/** The unlock route: out of a lockout, and on to signing in. */
function UnlockAccountFlow({ starts }: FlowProps) {
  return (
    <FlowView create={(app) => createUnlockAccountStore(app, starts?.unlockAccount)} screens={unlockAccountScreens} />
  );
}

/** What the route downloads. */
export const unlockAccountContent: PieceContent<FlowProps> = {
  component: UnlockAccountFlow,
  ...sharedWith({ unlockAccount }),
};
