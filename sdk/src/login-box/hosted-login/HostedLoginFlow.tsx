import { hostedLogin } from '../../metadata/locales/en/hosted-login';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { HostedLoginCallbackScreen } from './HostedLoginCallbackScreen';
import { HostedLoginFailedScreen } from './HostedLoginFailedScreen';
import { HostedLoginRedirectScreen } from './HostedLoginRedirectScreen';
import type { HostedLoginState } from './hosted-login-state';
import { createHostedLoginStore } from './hosted-login-store';

/** Three small screens that come together: none of them is worth a wait. */
const hostedLoginScreens: StepScreens<HostedLoginState> = {
  hostedLoginRedirect: readyPiece(HostedLoginRedirectScreen),
  hostedLoginCallback: readyPiece(HostedLoginCallbackScreen),
  hostedLoginFailed: readyPiece(HostedLoginFailedScreen),
};

/** With hosted login: the login route, and the route that the service sends people back to. */
function HostedLoginFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createHostedLoginStore(app, starts?.hostedLogin)} screens={hostedLoginScreens} />;
}

/** What the routes download. */
export const hostedLoginContent: PieceContent<FlowProps> = {
  component: HostedLoginFlow,
  ...sharedWith({ hostedLogin }),
};
