import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { StepLoading } from '../../../runtime/StepLoading';
import type { LoginStateOf } from '../login-state';
import { EnrolByCodeScreen } from './EnrolByCodeScreen';
import { EnrolChoiceScreen } from './EnrolChoiceScreen';
import { RecoveryCodeScreen } from './RecoveryCodeScreen';

/** Loaded lazily, because its chunk contains the numbering plans of all countries. */
const phoneComponent = lazyComponent(() => import('./EnrolPhoneScreen'));

/** Step `forceTwoFactor`: the user has to set up a second factor before the sign-in completes. */
export function ForceTwoFactorScreen({ state }: { state: LoginStateOf<'forceTwoFactor'> }) {
  const { enrolment, email } = state;
  // The keys remount the screen for each enrolment step, so that its form is empty and takes the focus.
  switch (enrolment.step) {
    case 'verify':
      return <EnrolChoiceScreen key="verify" state={enrolment} />;
    case 'smsSetPhoneNumber':
      return <LazyComponentView lazy={phoneComponent} props={{ state: enrolment }} fallback={<StepLoading />} />;
    case 'recoveryCode':
      return <RecoveryCodeScreen key="recoveryCode" state={enrolment} email={email} />;
    default:
      return <EnrolByCodeScreen key={enrolment.step} state={enrolment} email={email} />;
  }
}
