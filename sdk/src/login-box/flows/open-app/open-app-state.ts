/** Steps of the open-app route, which opens a mobile app from the browser of a phone. */
export type OpenAppState =
  | { step: 'openApp'; address: string }
  /** No app opened: says what may be missing, and retries on a press. */
  | { step: 'openAppUnanswered'; address: string }
  /** The address is missing, or the host does not allow it. */
  | { step: 'openAppRefused' };

/** Name of a step of the flow that opens the mobile app. */
export type OpenAppStep = OpenAppState['step'];
