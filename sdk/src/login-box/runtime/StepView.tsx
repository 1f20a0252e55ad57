import { type FormEvent, useContext, useState } from 'react';
import { PieceView } from './PieceView';
import type { Piece } from './piece';
import { StepOnItsWay } from './StepOnItsWay';
import { slowRequest } from './slow-request';
import { type Fetchable, useFetchPiece } from './use-fetch-piece';
import { ArrivalContext } from './use-step-focus';
import { useTurn } from './use-turn';

/** A screen for every step of a flow: leave one out and the record does not compile. */
export type StepScreens<State extends { step: string }> = {
  readonly [S in State['step']]: Piece<{ state: Extract<State, { step: S }> }>;
};

export interface StepViewProps<State extends { step: string }> {
  /** All screens of the flow: those that were split off are fetched while the user types. */
  screens: StepScreens<State>;
  state: State;
  /** What else may be needed soon. */
  prefetch?: readonly Fetchable[];
}

const nothingElse: readonly never[] = [];

/** Where the steps of a flow take turns. */
export function StepView<State extends { step: string; email?: string }>({
  screens,
  state,
  prefetch = nothingElse,
}: StepViewProps<State>) {
  // Each screen takes the state of its own step, which the lookup by step has just made sure of.
  const pieces = screens as unknown as Readonly<Record<string, Piece<{ state: State }>>>;
  const piece = pieces[state.step];
  const fetchPiece = useFetchPiece();
  const arrival = useContext(ArrivalContext);
  const [first] = useState(() => (arrival.first ? 'on' : undefined));
  const turn = useTurn(state.step) ?? first;
  function fetchOthers({ currentTarget: steps }: FormEvent) {
    import('../layout/settle-height').then(({ settleHeight }) => settleHeight(steps)).catch(() => undefined);
    for (const other of [...Object.values(pieces), ...prefetch, slowRequest]) fetchPiece(other).catch(() => undefined);
  }
  return (
    <div className="portico-steps" data-turn={turn} onInput={fetchOthers}>
      {piece && (
        <PieceView key={state.step} piece={piece} props={{ state }} fallback={<StepOnItsWay />} email={state.email} />
      )}
    </div>
  );
}
