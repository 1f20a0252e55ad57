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
  /** The way in for somebody who has lost every device, where there is one. */
  recovery?: ReactNode;
  /** The way back. */
  children: ReactNode;
}

/** Asks for the second factor, whichever step that stands at. */
export function ChallengeView({ state, flow, recovery, children }: ChallengeViewProps) {
  if (state.step === 'verify' && enrolledMethods(state.devices).length > 0) {
    return (
      <ChooseMethodScreen key="verify" state={state} flow={flow} recovery={recovery}>
        {children}
      </ChooseMethodScreen>
    );
  }
  return (
    // Another method is another step: the code field starts anew and takes the focus.
    <CodeScreen key={`${state.step} ${placeOf(state)}`} state={state} flow={flow}>
      <OtherMethods state={state} flow={flow} recovery={recovery} />
      {children}
    </CodeScreen>
  );
}

function placeOf(state: ChallengeState): string {
  if (state.step === 'verify') return '';
  return state.step === 'emailVerifyCode' ? state.address : state.deviceId;
}
