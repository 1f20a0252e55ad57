import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { OpenAppState } from './open-app-state';

/** The open-app flow as its actions use it. */
export type OpenAppFlow = Flow<OpenAppState>;

/** The open-app flow of one mounted login box. */
export interface OpenAppStore extends FlowSnapshot<OpenAppState> {
  readonly flow: OpenAppFlow;
  /** Opens the app. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
