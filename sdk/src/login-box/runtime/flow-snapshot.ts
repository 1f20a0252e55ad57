/** A failure as a screen shows it: never a status code, always with a recovery. */
export interface FlowError {
  /** Key of the text (`errors.{code}`); empty if the service explains the refusal in its own sentences, without a code. */
  code: string;
  /** Shown if the code has no text (yet): the service's own sentences, or those of a flow whose texts are still loading. */
  message: string;
  traceId?: string | undefined;
}

/** A flow at one moment; screens render this and nothing else. */
export interface FlowSnapshot<State> {
  state: State;
  pending: boolean;
  error: FlowError | null;
}

/** The state of the step before another; `null` where there is none, or none that may be shown again. */
export type StepBack<State> = (state: State) => State | null;

/** A flow in which the user goes from step to step. */
export interface SteppedFlow<State> {
  /** Loads what the browser's Back does; a flow of one step has none. */
  loadStepBack(): Promise<StepBack<State>>;
}
