import { useContext, useState } from 'react';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import type { LazyComponent } from '../../app/lazy/lazy-component';
import { type Fetchable, usePrefetch } from '../../app/lazy/use-prefetch';
import { StepLoading } from './StepLoading';
import { slowRequest } from './slow-request/slow-request';
import { ArrivalContext } from './use-step-focus';

/** A screen for every step of a flow; the record does not compile if one is missing. */
export type StepScreens<State extends { step: string }> = {
  readonly [S in State['step']]: LazyComponent<{ state: Extract<State, { step: S }> }>;
};

export interface StepViewProps<State extends { step: string }> {
  /** All screens of the flow; lazy ones are fetched while the user types. */
  screens: StepScreens<State>;
  state: State;
  /** Other chunks that the flow is likely to need. */
  prefetch?: readonly Fetchable[];
}

/** Shows the screen of the current step. */
export function StepView<State extends { step: string; email?: string }>({
  screens,
  state,
  prefetch = [],
}: StepViewProps<State>) {
  // Each screen takes the state of its own step; the lookup by step guarantees that they match.
  const byStep = screens as unknown as Readonly<Record<string, LazyComponent<{ state: State }>>>;
  const screen = byStep[state.step];
  const prefetchComponent = usePrefetch();
  const arrival = useContext(ArrivalContext);
  // The first step of a login box appears without a fade: the user can type at once.
  const [opening] = useState(arrival.first ? undefined : state.step);
  function fetchOthers() {
    for (const other of [...Object.values(byStep), ...prefetch, slowRequest])
      prefetchComponent(other).catch(() => undefined);
  }
  return (
    <div className="portico-steps" data-fades={state.step !== opening || undefined} onInput={fetchOthers}>
      {screen && (
        <LazyComponentView
          key={state.step}
          lazy={screen}
          props={{ state }}
          fallback={<StepLoading />}
          email={state.email}
        />
      )}
    </div>
  );
}
