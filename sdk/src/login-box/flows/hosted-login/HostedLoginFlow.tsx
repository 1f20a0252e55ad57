import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { hostedLogin } from '../../../metadata/locales/en/hosted-login';
import { sharedWith } from '../../parts/contents/step-content';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { HostedLoginState } from './hosted-login-state';
import { createHostedLoginStore } from './hosted-login-store';
import { HostedLoginCallbackScreen } from './screens/HostedLoginCallbackScreen';
import { HostedLoginFailedScreen } from './screens/HostedLoginFailedScreen';
import { HostedLoginRedirectScreen } from './screens/HostedLoginRedirectScreen';

/** One chunk for three small screens: loading each on demand would only add a delay. */
const hostedLoginScreens: StepScreens<HostedLoginState> = {
  hostedLoginRedirect: loadedComponent(HostedLoginRedirectScreen),
  hostedLoginCallback: loadedComponent(HostedLoginCallbackScreen),
  hostedLoginFailed: loadedComponent(HostedLoginFailedScreen),
};

/** The flow of hosted login: the login route, and the route of its callback. */
function HostedLoginFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createHostedLoginStore(app, starts?.hostedLogin)} screens={hostedLoginScreens} />;
}

/** The chunk of the routes: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: HostedLoginFlow,
  ...sharedWith({ hostedLogin }),
};
