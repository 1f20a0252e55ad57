import type { MailedLink, PasswordConfig } from '../../../contract';

/** What the login box shows on the two invitation routes: from the mailed link, with or without a code, into the team. */
export type AcceptInvitationState =
  /** Asks the service about the link. */
  | { step: 'validate'; link: MailedLink; withCode: boolean }
  /** The link is missing a part. */
  | { step: 'invalid' }
  /** Asks before it does anything: a program that opens links before their reader must not use them up. */
  | {
      step: 'pending';
      link: MailedLink;
      /** Whether the mail has a code to type. */
      withCode: boolean;
      /** Whether there is no password yet. */
      withPassword: boolean;
      /** Rules of the first password; `null` while they are unknown. */
      rules: PasswordConfig | null;
      /** The team that invites; empty where the service does not tell. */
      name: string;
    }
  | { step: 'success'; name: string }
  /** Expired, replaced or used (`dead`), or the service lets nobody in by it for another reason, which is shown. */
  | { step: 'failed'; reason: 'dead' | 'refused'; sentTo: string | null };

export type AcceptInvitationStep = AcceptInvitationState['step'];
export type AcceptInvitationStateOf<S extends AcceptInvitationStep> = Extract<AcceptInvitationState, { step: S }>;
