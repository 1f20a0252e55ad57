/** A failure as a screen shows it: never a status code, always with a recovery. */
export interface FlowError {
  /** Key of the text (`errors.{code}`); empty if the service explains the refusal only in its own sentences. */
  code: string;
  /** Shown if the code has no text (yet): sentences of the service, or of a flow whose texts are still loading. */
  message: string;
  traceId?: string | undefined;
}

/** The state of a flow at one moment; screens render nothing else. */
export interface FlowSnapshot<State> {
  state: State;
  pending: boolean;
  error: FlowError | null;
}

/** Returns the state of the previous step; `null` if there is none, or none that may be shown again. */
export type StepBack<State> = (state: State) => State | null;

/** A flow of several steps. */
export interface SteppedFlow<State> {
  /** Loads the function that the browser's Back uses; a flow of one step has none. */
  loadStepBack(): Promise<StepBack<State>>;
}
