/** What the login box shows on the open-app route: from the browser of a phone into the app. */
export type OpenAppState =
  | { step: 'openApp'; address: string }
  /** No app has taken over: says what may be missing, and tries again on a press. */
  | { step: 'openAppUnanswered'; address: string }
  /** The address is missing, or leads somewhere that the host does not allow. */
  | { step: 'openAppRefused' };

export type OpenAppStep = OpenAppState['step'];
