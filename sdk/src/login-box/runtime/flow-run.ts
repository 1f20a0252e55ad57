import type { StoreApi } from 'zustand/vanilla';
import type { ErrorCode } from '../../contract';
import { ApiError, failureKey, GENERIC_ERROR_CODE, LOWEST_SERVER_ERROR_STATUS } from '../../core/errors';
import { asApiError } from '../../core/response-error';
import type { FlowError, FlowSnapshot } from './flow-snapshot';

/** A failure raised by a flow itself; its code is the key of its text under `loginBox` or `loginBox.login`. */
export class FlowFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Code of a refusal that the service explains in its own sentences, without a code. */
const NO_CODE = '';
/** Code of a request that does not fit: its message begins with the name of the first field, and is never shown. */
export const UNFIT: ErrorCode = 'ER-INVALID-REQUEST';

/** The error as a screen shows it. The service's own sentences are in one language: shown only if it gives no code. */
export function flowErrorOf(thrown: unknown): FlowError {
  if (thrown instanceof FlowFailure) {
    return { code: thrown.code, message: thrown.message, ...traceOf(asApiError(thrown.cause)) };
  }
  // Calls fail with an `ApiError`: anything else is a chunk that failed to load, or a bug.
  if (!(thrown instanceof ApiError)) return { code: 'pageIncomplete', message: '' };
  const { errorCode, message } = thrown;
  const happened = failureKey(thrown);
  const code = happened ?? (saysWhy(thrown) ? NO_CODE : errorCode);
  return { code, message: code && code !== UNFIT ? '' : message, ...traceOf(thrown) };
}

/** The trace id, only for failures of the service: a refusal, as of a wrong password, shows none (sign-in spec §8). */
function traceOf({ statusCode, traceId }: ApiError): Pick<FlowError, 'traceId'> {
  return statusCode < LOWEST_SERVER_ERROR_STATUS ? {} : { traceId };
}

/** Whether the service explains a refusal in its own sentences, which are more specific (sign-in spec §8). */
export function saysWhy({ errorCode, statusCode, errors }: ApiError): boolean {
  return errorCode === GENERIC_ERROR_CODE && statusCode < LOWEST_SERVER_ERROR_STATUS && errors.join('').trim() !== '';
}

/** What a call changes when it settles. */
type Outcome<State> = Partial<FlowSnapshot<State>>;
/** Returns what else changes when a call fails with this error. */
export type OnFailure<State> = (error: FlowError) => Outcome<State>;

/** The outcome of a failed call: its error, and what `failed` adds. */
export function failureOutcome<State>(thrown: unknown, failed?: OnFailure<State>): Outcome<State> {
  const error = flowErrorOf(thrown);
  return { error, ...failed?.(error) };
}

/** One flow's calls, one at a time. */
export interface FlowRunner<State> {
  /**
   * Marks the flow as pending.
   *
   * @returns A function that shows the outcome of the call; it does not ask for it if the user has moved on or has
   *   cancelled meanwhile. `null` if a call is pending already.
   */
  begin(): ((outcome: () => Outcome<State>) => void) | null;
  /** Runs a call unless one is pending, and shows the state it returns, or its error. */
  run(call: () => Promise<State>, failed?: OnFailure<State>): Promise<void>;
  /** Shows another state at once, and drops the answer of a pending call. */
  move(state: State): void;
}

/** Runs the calls of a flow. An answer that arrives after a newer move is dropped, so it cannot undo it. */
export function createFlowRunner<State, Store extends FlowSnapshot<State>>(
  store: Pick<StoreApi<Store>, 'getState' | 'setState'>,
): FlowRunner<State> {
  let latest = 0;
  const show = (patch: Outcome<State>) => store.setState(patch as Partial<Store>);

  function begin() {
    if (store.getState().pending) return null;
    latest += 1;
    const attempt = latest;
    show({ pending: true, error: null });
    return (outcome: () => Outcome<State>) => {
      if (attempt === latest && store.getState().pending) show({ pending: false, ...outcome() });
    };
  }

  return {
    begin,
    async run(call, failed) {
      const settle = begin();
      if (!settle) return;
      try {
        const state = await call();
        settle(() => ({ state }));
      } catch (thrown) {
        settle(() => failureOutcome(thrown, failed));
      }
    },
    move(state) {
      latest += 1;
      show({ state, pending: false, error: null });
    },
  };
}
