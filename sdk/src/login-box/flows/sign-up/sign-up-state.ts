import type { IdentifierType, PasswordConfig } from '../../../contract';

/** What the sign-up form asks for, from the service and the address. */
export interface SignUpTerms {
  /** Identifiers that the form can ask for, and whether each is required (sign-in spec §3). */
  identifiers: Readonly<Record<IdentifierType, { isActive: boolean; isRequired: boolean }>>;
  /** Whether the form asks for a password; it doesn't for passwordless login. */
  withPassword: boolean;
  /** Rules of the password; `null` while they are unknown. */
  rules: PasswordConfig | null;
  /** The name of the team that the invitation is for; `null` without an invitation. */
  team: string | null;
}

/** Steps of the sign-up route (sign-in spec §2). */
export type SignUpState =
  /** `terms` is `null` until loaded. */
  | { step: 'SignUp'; terms: SignUpTerms | null }
  /** Asks for the code of the text message, which signs the user in. */
  | { step: 'VerifyPhone'; phoneNumber: string; terms: SignUpTerms }
  /** The account exists; without a session, the login page is next. */
  | { step: 'SignUpSuccess'; signedIn: boolean }
  /** Sign-up is disabled, or the invitation is invalid. */
  | { step: 'SignUpRefused'; reason: 'closed' | 'invitation' }
  /** The team has to approve the user first. */
  | { step: 'SignUpAwaitsApproval' };

/** Name of a step of the sign-up flow. */
export type SignUpStage = SignUpState['step'];
/** State of the sign-up flow at one step. */
export type SignUpStateOf<S extends SignUpStage> = Extract<SignUpState, { step: S }>;
