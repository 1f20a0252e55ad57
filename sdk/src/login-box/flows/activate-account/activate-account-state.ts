import type { MailedLink, PasswordConfig } from '../../../contract';

/** Steps of the two activation routes: for a mailed link with a code, and for one without. */
export type ActivateAccountState =
  /** Loads what the link needs. */
  | { step: 'activating'; link: MailedLink; withCode: boolean }
  /** Waits for a press before any request: mail scanners open links, and that must not use up the link. */
  | {
      step: 'activatingForm';
      link: MailedLink;
      /** Whether the e-mail contains a code to enter. */
      withCode: boolean;
      /** Whether the user has no password yet. */
      withPassword: boolean;
      /** Rules of the first password; `null` while they are unknown. */
      rules: PasswordConfig | null;
    }
  /** The link has expired, was used or lacks a parameter (`incomplete`): offers another e-mail. */
  | { step: 'resend'; sentTo: string | null; incomplete?: boolean }
  | { step: 'success' };

/** Name of a step of the account activation flow. */
export type ActivateAccountStep = ActivateAccountState['step'];
/** State of the account activation flow at one step. */
export type ActivateAccountStateOf<S extends ActivateAccountStep> = Extract<ActivateAccountState, { step: S }>;
