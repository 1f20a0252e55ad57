import type { MailedLink, PasswordConfig } from '../../../contract';

/** Steps of the two invitation routes: for a mailed link with a code, and for one without. */
export type AcceptInvitationState =
  /** Checks the link. */
  | { step: 'validate'; link: MailedLink; withCode: boolean }
  /** The link lacks a parameter. */
  | { step: 'invalid' }
  /** Waits for a press before any request: mail scanners open links, and that must not use up the link. */
  | {
      step: 'pending';
      link: MailedLink;
      /** Whether the e-mail contains a code to enter. */
      withCode: boolean;
      /** Whether the user has no password yet. */
      withPassword: boolean;
      /** Rules of the first password; `null` while they are unknown. */
      rules: PasswordConfig | null;
      /** The name of the inviting team; empty if the service doesn't return it. */
      name: string;
    }
  | { step: 'success'; name: string }
  /** The link is expired, replaced or used (`dead`), or the service refuses it for another reason, which is shown. */
  | { step: 'failed'; reason: 'dead' | 'refused'; sentTo: string | null };

/** Name of a step of the invitation flow. */
export type AcceptInvitationStep = AcceptInvitationState['step'];
/** State of the invitation flow at one step. */
export type AcceptInvitationStateOf<S extends AcceptInvitationStep> = Extract<AcceptInvitationState, { step: S }>;
