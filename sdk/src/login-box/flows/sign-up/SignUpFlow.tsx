import { useApp } from '../../../app/context';
import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { signup } from '../../../metadata/locales/en/sign-up';
import termsCss from '../../parts/form/terms.css?inline';
import { sharedWith } from '../../parts/later-steps';
import { FlowView } from '../../runtime/FlowView';
import { OwnWords } from '../../runtime/page-texts/OwnWords';
import { signUpWords } from '../../runtime/page-texts/sign-up-words';
import { lazyPiece, type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import { SignUpAwaitsApprovalScreen } from './screens/SignUpAwaitsApprovalScreen';
import { SignUpRefusedScreen } from './screens/SignUpRefusedScreen';
import { SignUpScreen } from './screens/SignUpScreen';
import { SignUpSuccessScreen } from './screens/SignUpSuccessScreen';
import css from './sign-up.css?inline';
import type { SignUpState } from './sign-up-state';
import { createSignUpStore } from './sign-up-store';

/** The screen of the phone code is a lazy component: only vendors with sign-up by phone need it. */
const signUpScreens: StepScreens<SignUpState> = {
  SignUp: readyPiece(SignUpScreen),
  VerifyPhone: lazyPiece(() =>
    import('./screens/VerifyPhoneScreen').then((module) => ({ component: module.VerifyPhoneScreen })),
  ),
  SignUpSuccess: readyPiece(SignUpSuccessScreen),
  SignUpRefused: readyPiece(SignUpRefusedScreen),
  SignUpAwaitsApproval: readyPiece(SignUpAwaitsApprovalScreen),
};

/** The flow of the sign-up route: creates an account, or adds one to a team. */
function SignUpFlow({ starts, email, onHandOver }: FlowProps) {
  const app = useApp();
  return (
    <OwnWords words={signUpWords(app)}>
      <FlowView
        create={(own) => createSignUpStore(own, { given: starts?.signUp, email, onSignIn: onHandOver })}
        screens={signUpScreens}
      />
    </OwnWords>
  );
}

/** The route's chunk: component, texts and CSS. */
export const signUpContent: PieceContent<FlowProps> = {
  component: SignUpFlow,
  ...sharedWith({ resetPassword: passwordRecovery.resetPassword, signup }, termsCss + css),
};
