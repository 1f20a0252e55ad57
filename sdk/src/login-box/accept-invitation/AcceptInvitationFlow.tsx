import { acceptInvitation } from '../../metadata/locales/en/accept-invitation';
import { passwordRecovery } from '../../metadata/locales/en/password-recovery';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { lazyPiece, type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import type { AcceptInvitationState } from './accept-invitation-state';
import { createAcceptInvitationStore } from './accept-invitation-store';
import { InvalidInvitationScreen } from './InvalidInvitationScreen';
import { InvitationAcceptedScreen } from './InvitationAcceptedScreen';
import { PendingInvitationScreen } from './PendingInvitationScreen';
import { ValidatingScreen } from './ValidatingScreen';

/** The screen of links that are of no use comes when there is one. */
const acceptInvitationScreens: StepScreens<AcceptInvitationState> = {
  validate: readyPiece(ValidatingScreen),
  invalid: readyPiece(InvalidInvitationScreen),
  pending: readyPiece(PendingInvitationScreen),
  success: readyPiece(InvitationAcceptedScreen),
  failed: lazyPiece(() =>
    import('./InvitationFailedScreen').then((module) => ({ component: module.InvitationFailedScreen })),
  ),
};

/** The invitation routes: from the mailed link into the team. */
function AcceptInvitationFlow({ starts, onHandOver }: FlowProps) {
  return (
    <FlowView
      create={(app) => createAcceptInvitationStore(app, { given: starts?.acceptInvitation, onSignIn: onHandOver })}
      screens={acceptInvitationScreens}
    />
  );
}

/** What the routes download. */
export const acceptInvitationContent: PieceContent<FlowProps> = {
  component: AcceptInvitationFlow,
  ...sharedWith({ ...passwordRecovery, acceptInvitation }),
};
