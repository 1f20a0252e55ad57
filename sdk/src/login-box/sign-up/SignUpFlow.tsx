import { useApp } from '../../app/context';
import { passwordRecovery } from '../../metadata/locales/en/password-recovery';
import { signup } from '../../metadata/locales/en/sign-up';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { OwnWords } from '../own-words/OwnWords';
import { lazyPiece, type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import termsCss from '../screens/terms.css?inline';
import { SignUpAwaitsApprovalScreen } from './SignUpAwaitsApprovalScreen';
import { SignUpRefusedScreen } from './SignUpRefusedScreen';
import { SignUpScreen } from './SignUpScreen';
import { SignUpSuccessScreen } from './SignUpSuccessScreen';
import css from './sign-up.css?inline';
import type { SignUpState } from './sign-up-state';
import { createSignUpStore } from './sign-up-store';
import { signUpWords } from './sign-up-words';

/** Only vendors who sign people up by phone download its screen. */
const signUpScreens: StepScreens<SignUpState> = {
  SignUp: readyPiece(SignUpScreen),
  VerifyPhone: lazyPiece(() =>
    import('./VerifyPhoneScreen').then((module) => ({ component: module.VerifyPhoneScreen })),
  ),
  SignUpSuccess: readyPiece(SignUpSuccessScreen),
  SignUpRefused: readyPiece(SignUpRefusedScreen),
  SignUpAwaitsApproval: readyPiece(SignUpAwaitsApprovalScreen),
};

/** The sign-up route: from a name to an account, of one's own or in a team. */
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

/** What the route downloads. */
export const signUpContent: PieceContent<FlowProps> = {
  component: SignUpFlow,
  ...sharedWith({ resetPassword: passwordRecovery.resetPassword, signup }, termsCss + css),
};
