import { useApp } from '../../../app/context';
import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { signup } from '../../../metadata/locales/en/sign-up';
import { sharedWith } from '../../parts/contents/step-content';
import termsCss from '../../parts/form/terms.css?inline';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { signUpTextKeys } from '../../runtime/page-texts/sign-up-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import { SignUpAwaitsApprovalScreen } from './screens/SignUpAwaitsApprovalScreen';
import { SignUpRefusedScreen } from './screens/SignUpRefusedScreen';
import { SignUpScreen } from './screens/SignUpScreen';
import { SignUpSuccessScreen } from './screens/SignUpSuccessScreen';
import { VerifyPhoneScreen } from './screens/VerifyPhoneScreen';
import css from './sign-up.css?inline';
import type { SignUpState } from './sign-up-state';
import { createSignUpStore } from './sign-up-store';

/** All screens are in the flow's chunk: together they are smaller than a second download is worth. */
const signUpScreens: StepScreens<SignUpState> = {
  SignUp: loadedComponent(SignUpScreen),
  VerifyPhone: loadedComponent(VerifyPhoneScreen),
  SignUpSuccess: loadedComponent(SignUpSuccessScreen),
  SignUpRefused: loadedComponent(SignUpRefusedScreen),
  SignUpAwaitsApproval: loadedComponent(SignUpAwaitsApprovalScreen),
};

/** The flow of the sign-up route: creates an account, or adds one to a team. */
function SignUpFlow({ starts, email, onHandOver }: FlowProps) {
  const app = useApp();
  return (
    <PageTexts keys={signUpTextKeys(app)}>
      <FlowView
        create={(own) => createSignUpStore(own, { given: starts?.signUp, email, onSignIn: onHandOver })}
        screens={signUpScreens}
      />
    </PageTexts>
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: SignUpFlow,
  ...sharedWith({ resetPassword: passwordRecovery.resetPassword, signup }, termsCss + css),
};
