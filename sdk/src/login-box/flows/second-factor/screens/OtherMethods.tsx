import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { chooseMethod, showChoice } from '../challenge-actions';
import type { ChallengeFlow } from '../challenge-flow';
import { enrolledMethods, isAsked } from '../challenge-routing';
import type { ChallengeState, SecondFactorMethod } from '../challenge-state';
import { EnrolledMethod } from './EnrolledMethod';

export interface OtherMethodsProps {
  state: ChallengeState;
  flow: ChallengeFlow;
  /** The last entry of the list: recovery without a device. */
  recovery?: ReactNode;
}

/** Lists the other enrolled methods. Style it by `.portico-methods`. */
export function OtherMethods({ state, flow, recovery }: OtherMethodsProps) {
  const t = useTranslate();
  const others = enrolledMethods(state.devices).filter((method) => !isAsked(state, method));
  const stepUp = flow.page === 'stepUp';
  // A key is used from the choice of methods, the step that opens the browser's dialog.
  const choose = (method: SecondFactorMethod) =>
    method.kind === 'key' ? showChoice(flow) : chooseMethod(flow, method);
  if (others.length === 0 && !recovery) return null;
  return (
    <div className="portico-methods">
      <h2 className="portico-divider">
        {t(stepUp ? 'loginBox.stepUp.moreWaysToAuthenticate' : 'loginBox.login.moreWaysToAuthenticate')}
      </h2>
      <ul>
        {others.map((method) => (
          <li key={method.kind === 'email' ? method.address : method.deviceId}>
            <EnrolledMethod method={method} onChoose={() => choose(method)} />
          </li>
        ))}
        {recovery && <li>{recovery}</li>}
      </ul>
    </div>
  );
}
