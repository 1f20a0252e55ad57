import type { App } from '../../../app/app';
import { type PageTextKeys, pageTextKeys } from './page-text-keys';

/** The texts for a user who opens an account, or for one who joins a team by an invitation. */
export function signUpTextKeys({ location }: App): PageTextKeys {
  return location.read().query.get('invitationToken')?.trim() ? pageTextKeys.signUpUser : pageTextKeys.signUpAccount;
}
