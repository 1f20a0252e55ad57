import { mobileAuthenticator } from '../../metadata/locales/en/mobile-authenticator';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import joiningCss from '../joining.css?inline';
import { sharedWith } from '../later-steps';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { AddAuthenticatorInvalidScreen } from './AddAuthenticatorInvalidScreen';
import { AddAuthenticatorScreen } from './AddAuthenticatorScreen';
import type { MobileAuthenticatorState } from './mobile-authenticator-state';
import { createMobileAuthenticatorStore } from './mobile-authenticator-store';

const mobileAuthenticatorScreens: StepScreens<MobileAuthenticatorState> = {
  addAuthenticator: readyPiece(AddAuthenticatorScreen),
  addAuthenticatorInvalid: readyPiece(AddAuthenticatorInvalidScreen),
};

/** The mobile-authenticator route: a second factor on the phone in one's hand. */
function MobileAuthenticatorFlow({ starts }: FlowProps) {
  return (
    <FlowView
      create={(app) => createMobileAuthenticatorStore(app, starts?.mobileAuthenticator)}
      screens={mobileAuthenticatorScreens}
    />
  );
}

/** What the route downloads. */
export const mobileAuthenticatorContent: PieceContent<FlowProps> = {
  component: MobileAuthenticatorFlow,
  ...sharedWith({ mobileAuthenticator }, joiningCss),
};
