import type { App } from '../../../../app/app';
import { identifierOf } from '../identifier';

/** Converts an identifier to the field of a passwordless call: `+` marks a phone number with its country code. */
export function identifierField(typed: string): { email: string } | { username: string } | { phoneNumber: string } {
  return typed.startsWith('+') ? { phoneNumber: typed } : identifierOf(typed);
}

/** Reads the invitation token from the address, for calls that sign a user in. */
export function invitationOf({ location }: Pick<App, 'location'>): { invitationToken?: string } {
  const invitationToken = location.read().query.get('invitationToken');
  return invitationToken ? { invitationToken } : {};
}
