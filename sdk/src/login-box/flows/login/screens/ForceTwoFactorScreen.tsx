import { PieceView } from '../../../runtime/PieceView';
import { lazyPiece } from '../../../runtime/piece';
import { StepOnItsWay } from '../../../runtime/StepOnItsWay';
import type { LoginStateOf } from '../login-state';
import { EnrolByCodeScreen } from './EnrolByCodeScreen';
import { EnrolChoiceScreen } from './EnrolChoiceScreen';
import { RecoveryCodeScreen } from './RecoveryCodeScreen';

/** It brings the numbering plans of all countries along, so only who sets a phone up downloads it. */
const phonePiece = lazyPiece(async () => ({ component: (await import('./EnrolPhoneScreen')).EnrolPhoneScreen }));

/** Step `forceTwoFactor`: a second factor has to be set up before anybody gets in. */
export function ForceTwoFactorScreen({ state }: { state: LoginStateOf<'forceTwoFactor'> }) {
  const { enrolment, email } = state;
  // Each of them is a step of its own: it takes the focus and starts anew.
  switch (enrolment.step) {
    case 'verify':
      return <EnrolChoiceScreen key="verify" state={enrolment} />;
    case 'smsSetPhoneNumber':
      return <PieceView piece={phonePiece} props={{ state: enrolment }} fallback={<StepOnItsWay />} />;
    case 'recoveryCode':
      return <RecoveryCodeScreen key="recoveryCode" state={enrolment} email={email} />;
    default:
      return <EnrolByCodeScreen key={enrolment.step} state={enrolment} email={email} />;
  }
}
