import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { unlockAccount } from '../../../metadata/locales/en/unlock-account';
import { sharedWith } from '../../parts/contents/step-content';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import { UnlockAccountFailedScreen } from './screens/UnlockAccountFailedScreen';
import { UnlockAccountScreen } from './screens/UnlockAccountScreen';
import { UnlockAccountSuccessScreen } from './screens/UnlockAccountSuccessScreen';
import type { UnlockAccountState } from './unlock-account-state';
import { createUnlockAccountStore } from './unlock-account-store';

/** One chunk for three small screens: a user is likely to see all of them. */
const unlockAccountScreens: StepScreens<UnlockAccountState> = {
  unlockAccount: loadedComponent(UnlockAccountScreen),
  unlockAccountSuccess: loadedComponent(UnlockAccountSuccessScreen),
  unlockAccountFailed: loadedComponent(UnlockAccountFailedScreen),
};

/** The flow of the unlock route: ends a lockout, and leads to the login page. */
function UnlockAccountFlow({ starts }: FlowProps) {
  return (
    <FlowView create={(app) => createUnlockAccountStore(app, starts?.unlockAccount)} screens={unlockAccountScreens} />
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: UnlockAccountFlow,
  ...sharedWith({ unlockAccount }),
};
