import { unlockAccount } from '../../../metadata/locales/en/unlock-account';
import { sharedWith } from '../../parts/later-steps';
import { FlowView } from '../../runtime/FlowView';
import { type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import { UnlockAccountFailedScreen } from './screens/UnlockAccountFailedScreen';
import { UnlockAccountScreen } from './screens/UnlockAccountScreen';
import { UnlockAccountSuccessScreen } from './screens/UnlockAccountSuccessScreen';
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
