import type { MailedLink, PasswordConfig } from '../../../contract';

/** What the login box shows on the two activation routes: from the mailed link, with or without a code, to the first session. */
export type ActivateAccountState =
  /** Asks the service what the link needs. */
  | { step: 'activating'; link: MailedLink; withCode: boolean }
  /** Asks before it does anything: a program that opens links before their reader must not use them up. */
  | {
      step: 'activatingForm';
      link: MailedLink;
      /** Whether the mail has a code to type. */
      withCode: boolean;
      /** Whether there is no password yet. */
      withPassword: boolean;
      /** Rules of the first password; `null` while they are unknown. */
      rules: PasswordConfig | null;
    }
  /** The link has expired or was used, or is missing a part (`incomplete`): offers another mail. */
  | { step: 'resend'; sentTo: string | null; incomplete?: boolean }
  | { step: 'success' };

export type ActivateAccountStep = ActivateAccountState['step'];
export type ActivateAccountStateOf<S extends ActivateAccountStep> = Extract<ActivateAccountState, { step: S }>;
