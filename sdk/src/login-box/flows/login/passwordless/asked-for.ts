import type { App } from '../../../../app/app';
import { identifierOf } from '../identifier';

/** Who a code or a link is for, as the passwordless calls take it: a number is known by its country code. */
export function nameOf(typed: string): { email: string } | { username: string } | { phoneNumber: string } {
  return typed.startsWith('+') ? { phoneNumber: typed } : identifierOf(typed);
}

/** The invitation that the address carries, for calls that let somebody in. */
export function invitationOf({ location }: Pick<App, 'location'>): { invitationToken?: string } {
  const invitationToken = location.read().query.get('invitationToken');
  return invitationToken ? { invitationToken } : {};
}
