import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { mobileAuthenticator } from '../../../metadata/locales/en/mobile-authenticator';
import { sharedWith } from '../../parts/contents/step-content';
import joiningCss from '../../parts/joining.css?inline';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { MobileAuthenticatorState } from './mobile-authenticator-state';
import { createMobileAuthenticatorStore } from './mobile-authenticator-store';
import { AddAuthenticatorInvalidScreen } from './screens/AddAuthenticatorInvalidScreen';
import { AddAuthenticatorScreen } from './screens/AddAuthenticatorScreen';

const mobileAuthenticatorScreens: StepScreens<MobileAuthenticatorState> = {
  addAuthenticator: loadedComponent(AddAuthenticatorScreen),
  addAuthenticatorInvalid: loadedComponent(AddAuthenticatorInvalidScreen),
};

/** The flow of the mobile-authenticator route: adds the account to an app on the same phone. */
function MobileAuthenticatorFlow({ starts }: FlowProps) {
  return (
    <FlowView
      create={(app) => createMobileAuthenticatorStore(app, starts?.mobileAuthenticator)}
      screens={mobileAuthenticatorScreens}
    />
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: MobileAuthenticatorFlow,
  ...sharedWith({ mobileAuthenticator }, joiningCss),
};
