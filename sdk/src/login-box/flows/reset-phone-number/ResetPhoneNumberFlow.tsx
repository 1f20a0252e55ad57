import { useCallback } from 'react';
import { type LazyContent, lazyComponent, loadedComponent } from '../../../app/lazy/lazy-component';
import { resetPhoneNumber } from '../../../metadata/locales/en/reset-phone-number';
import { sharedWith } from '../../parts/contents/step-content';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { pageTextKeys } from '../../runtime/page-texts/page-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ResetPhoneNumberState } from './reset-phone-number-state';
import { createResetPhoneNumberStore } from './reset-phone-number-store';
import { ResetPhoneNumberScreen } from './screens/ResetPhoneNumberScreen';
import { VerifyResetPhoneNumberScreen } from './screens/VerifyResetPhoneNumberScreen';

/** The phone field includes the numbering plans: its screen is a lazy component, loaded while the user types. */
const resetPhoneNumberScreens: StepScreens<ResetPhoneNumberState> = {
  ResetPhoneNumber: loadedComponent(ResetPhoneNumberScreen),
  VerifyResetPhoneNumber: loadedComponent(VerifyResetPhoneNumberScreen),
  ChangePhoneNumber: lazyComponent(() => import('./screens/ChangePhoneNumberScreen')),
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
    <PageTexts keys={pageTextKeys.resetPhoneNumber}>
      <FlowView
        create={(app) =>
          createResetPhoneNumberStore(app, { given: starts?.resetPhoneNumber, email, onSignIn: onHandOver })
        }
        screens={resetPhoneNumberScreens}
        onState={tellEmail}
      />
    </PageTexts>
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: ResetPhoneNumberFlow,
  ...sharedWith({ resetPhoneNumber }),
};
