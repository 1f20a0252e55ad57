/** A failure as a screen shows it: never a status code, always a way on. */
export interface FlowError {
  /** Key for the translated text (`errors.{code}`); empty where the service gives a reason in words only. */
  code: string;
  /** The service's own words, shown when no text is known for the code. */
  message: string;
  traceId?: string | undefined;
}

/** A flow at one moment; screens render this and nothing else. */
export interface FlowSnapshot<State> {
  state: State;
  pending: boolean;
  error: FlowError | null;
}
