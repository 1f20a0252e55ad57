import { type ReactNode, useState } from 'react';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { answerWithKey } from '../answer-with-key';
import { chooseMethod } from '../challenge-actions';
import type { ChallengeFlow } from '../challenge-flow';
import { enrolledMethods } from '../challenge-routing';
import type { ChallengeStateOf, SecondFactorMethod } from '../challenge-state';
import { useChallengeTexts } from '../use-challenge-texts';
import { EnrolledMethod } from './EnrolledMethod';
import { MethodList } from './MethodList';

export interface ChooseMethodScreenProps {
  state: ChallengeStateOf<'verify'>;
  flow: ChallengeFlow;
  /** The last entry of the list: recovery without a device. */
  recovery?: ReactNode;
  /** Below the list: the link back. */
  children: ReactNode;
}

/** Step `verify` of a challenge: the choice among several methods, or a single key, which needs a press. */
export function ChooseMethodScreen({ state, flow, recovery, children }: ChooseMethodScreenProps) {
  const methods = enrolledMethods(state.devices);
  const hasKey = methods.some((method) => method.kind === 'key');
  const [remember, setRemember] = useState(false);
  const choose = (method: SecondFactorMethod) =>
    method.kind === 'key' ? answerWithKey(flow, method.deviceId, remember) : chooseMethod(flow, method);
  return (
    <Screen {...useChallengeTexts(state, flow.page)}>
      <FlowAlert />
      <MethodList rememberDays={hasKey ? state.rememberDays : undefined} onRemember={setRemember}>
        {methods.map((method) => (
          <EnrolledMethod
            key={method.kind === 'email' ? method.address : method.deviceId}
            method={method}
            onChoose={() => choose(method)}
          />
        ))}
        {recovery}
      </MethodList>
      {children}
    </Screen>
  );
}
