import type { ReactNode } from 'react';
import type { ChallengeFlow } from '../challenge-flow';
import { enrolledMethods } from '../challenge-routing';
import type { ChallengeState } from '../challenge-state';
import { ChooseMethodScreen } from './ChooseMethodScreen';
import { CodeScreen } from './CodeScreen';
import { OtherMethods } from './OtherMethods';

export interface ChallengeViewProps {
  state: ChallengeState;
  flow: ChallengeFlow;
  /** Button that starts the recovery, for a user who has lost every device. */
  recovery?: ReactNode;
  /** The link back. */
  children: ReactNode;
}

/** Renders the current step of a challenge. */
export function ChallengeView({ state, flow, recovery, children }: ChallengeViewProps) {
  if (state.step === 'verify' && enrolledMethods(state.devices).length > 0) {
    return (
      <ChooseMethodScreen key="verify" state={state} flow={flow} recovery={recovery}>
        {children}
      </ChooseMethodScreen>
    );
  }
  return (
    // The key remounts the screen for each method, so that the code field is empty and takes the focus.
    <CodeScreen key={`${state.step} ${challengedAddress(state)}`} state={state} flow={flow}>
      <OtherMethods state={state} flow={flow} recovery={recovery} />
      {children}
    </CodeScreen>
  );
}

function challengedAddress(state: ChallengeState): string {
  if (state.step === 'verify') return '';
  return state.step === 'emailVerifyCode' ? state.address : state.deviceId;
}
