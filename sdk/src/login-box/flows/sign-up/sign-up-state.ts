import type { IdentifierType, PasswordConfig } from '../../../contract';

/** What the service and the address say about the sign-up form. */
export interface SignUpTerms {
  /** The ways to name oneself that are asked for, and whether each has to be given (sign-in spec §3). */
  identifiers: Readonly<Record<IdentifierType, { isActive: boolean; isRequired: boolean }>>;
  /** Whether a password is chosen; people who sign in without one choose none. */
  withPassword: boolean;
  /** Rules of the password; `null` while they are unknown. */
  rules: PasswordConfig | null;
  /** The team that an invitation leads into; `null` for an account of one's own. */
  team: string | null;
}

/** What the login box shows on the sign-up route, one member a stage (sign-in spec §2). */
export type SignUpState =
  /** `terms` are `null` until the service has told them. */
  | { step: 'SignUp'; terms: SignUpTerms | null }
  /** The code of the text message, which signs in. */
  | { step: 'VerifyPhone'; phoneNumber: string; terms: SignUpTerms }
  /** The account is there; without a session, signing in is the way on. */
  | { step: 'SignUpSuccess'; signedIn: boolean }
  /** Nobody can sign up here, or the invitation is of no use. */
  | { step: 'SignUpRefused'; reason: 'closed' | 'invitation' }
  /** The team has to let them in first. */
  | { step: 'SignUpAwaitsApproval' };

export type SignUpStage = SignUpState['step'];
export type SignUpStateOf<S extends SignUpStage> = Extract<SignUpState, { step: S }>;
