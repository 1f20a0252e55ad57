import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { acceptInvitation } from '../../../metadata/locales/en/accept-invitation';
import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { sharedWith } from '../../parts/contents/step-content';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { AcceptInvitationState } from './accept-invitation-state';
import { createAcceptInvitationStore } from './accept-invitation-store';
import { InvalidInvitationScreen } from './screens/InvalidInvitationScreen';
import { InvitationAcceptedScreen } from './screens/InvitationAcceptedScreen';
import { InvitationFailedScreen } from './screens/InvitationFailedScreen';
import { PendingInvitationScreen } from './screens/PendingInvitationScreen';
import { ValidatingScreen } from './screens/ValidatingScreen';

/** All screens are in the flow's chunk: together they are smaller than a second download is worth. */
const acceptInvitationScreens: StepScreens<AcceptInvitationState> = {
  validate: loadedComponent(ValidatingScreen),
  invalid: loadedComponent(InvalidInvitationScreen),
  pending: loadedComponent(PendingInvitationScreen),
  success: loadedComponent(InvitationAcceptedScreen),
  failed: loadedComponent(InvitationFailedScreen),
};

/** The flow of the invitation routes: the user joins a team by a mailed link. */
function AcceptInvitationFlow({ starts, onHandOver }: FlowProps) {
  return (
    <FlowView
      create={(app) => createAcceptInvitationStore(app, { given: starts?.acceptInvitation, onSignIn: onHandOver })}
      screens={acceptInvitationScreens}
    />
  );
}

/** The chunk of the routes: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: AcceptInvitationFlow,
  ...sharedWith({ ...passwordRecovery, acceptInvitation }),
};
