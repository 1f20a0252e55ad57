import { useCallback } from 'react';
import { resetPhoneNumber } from '../../../metadata/locales/en/reset-phone-number';
import { sharedWith } from '../../parts/later-steps';
import { FlowView } from '../../runtime/FlowView';
import { OwnWords } from '../../runtime/page-texts/OwnWords';
import { pageWords } from '../../runtime/page-texts/page-words';
import { lazyPiece, type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ResetPhoneNumberState } from './reset-phone-number-state';
import { createResetPhoneNumberStore } from './reset-phone-number-store';
import { ResetPhoneNumberScreen } from './screens/ResetPhoneNumberScreen';
import { VerifyResetPhoneNumberScreen } from './screens/VerifyResetPhoneNumberScreen';

/** The phone field includes the numbering plans: its screen is a lazy component, loaded while the user types. */
const resetPhoneNumberScreens: StepScreens<ResetPhoneNumberState> = {
  ResetPhoneNumber: readyPiece(ResetPhoneNumberScreen),
  VerifyResetPhoneNumber: readyPiece(VerifyResetPhoneNumberScreen),
  ChangePhoneNumber: lazyPiece(() =>
    import('./screens/ChangePhoneNumberScreen').then((module) => ({ component: module.ChangePhoneNumberScreen })),
  ),
};

/** The flow for users who lost their phone: a code by e-mail, another number, then login with that number. */
function ResetPhoneNumberFlow({ starts, email, onEmail, onHandOver }: FlowProps) {
  const tellEmail = useCallback(
    ({ email: known }: ResetPhoneNumberState) => {
      if (known) onEmail(known);
    },
    [onEmail],
  );
  return (
    <OwnWords words={pageWords.resetPhoneNumber}>
      <FlowView
        create={(app) =>
          createResetPhoneNumberStore(app, { given: starts?.resetPhoneNumber, email, onSignIn: onHandOver })
        }
        screens={resetPhoneNumberScreens}
        onState={tellEmail}
      />
    </OwnWords>
  );
}

/** The route's chunk: component, texts and CSS. */
export const resetPhoneNumberContent: PieceContent<FlowProps> = {
  component: ResetPhoneNumberFlow,
  ...sharedWith({ resetPhoneNumber }),
};
