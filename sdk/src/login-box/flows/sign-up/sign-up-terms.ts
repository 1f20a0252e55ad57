import { getPasswordPolicy, getPublicAuthStrategies, getPublicConfiguration } from '../../../api/configurations';
import { listSignUpStrategies } from '../../../api/users';
import { verifyInviteLink } from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import type { AuthStrategy, IdentifierType, SignUpStrategy } from '../../../contract';
import { isRefused } from '../../parts/is-refused';
import type { SignUpState, SignUpTerms } from './sign-up-state';

/** The invitation token in the address; any user with the link can join (contract: headers-and-storage §9). */
export function invitationOf({ location }: App): string | null {
  return location.read().query.get('invitationToken')?.trim() || null;
}

/** Loads everything the form depends on, in parallel. An invitation permits sign-up even where it is disabled. */
export async function askTerms(app: App): Promise<SignUpState> {
  const { http } = app;
  const invitation = invitationOf(app);
  const [{ allowSignups }, strategies, { mainAuthStrategies }, rules, team] = await Promise.all([
    getPublicConfiguration(http),
    listSignUpStrategies(http),
    getPublicAuthStrategies(http),
    loadPasswordRules(app, getPasswordPolicy(http)),
    invitation ? teamOf(app, invitation) : null,
  ]);
  if (team === undefined) return { step: 'SignUpRefused', reason: 'invitation' };
  if (!allowSignups && team === null) return { step: 'SignUpRefused', reason: 'closed' };
  const withPassword = mainAuthStrategies.some(({ strategy }) => passwordStrategies.includes(strategy));
  const terms: SignUpTerms = { identifiers: identifiersOf(strategies), withPassword, rules, team };
  return { step: 'SignUp', terms };
}

const passwordStrategies: readonly AuthStrategy[] = ['EmailAndPassword', 'UsernameAndPassword'];

/** The team's name; `undefined` if the invitation is invalid, expired or from a locked account. */
async function teamOf({ http }: App, token: string): Promise<string | undefined> {
  try {
    return (await verifyInviteLink(http, { token })).name;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

const off = { isActive: false, isRequired: false };

function identifiersOf(strategies: readonly SignUpStrategy[]): SignUpTerms['identifiers'] {
  const find = (name: IdentifierType) => strategies.find(({ strategy }) => strategy === name) ?? off;
  return { email: find('email'), phoneNumber: find('phoneNumber'), username: find('username') };
}

/** Whether users sign up with a phone number (sign-in spec §4 "Sign-up"). */
export function signsUpByPhone({ identifiers: { phoneNumber } }: SignUpTerms): boolean {
  return phoneNumber.isActive && phoneNumber.isRequired;
}
