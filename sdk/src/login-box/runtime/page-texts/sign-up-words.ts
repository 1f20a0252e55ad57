import type { App } from '../../../app/app';
import { type PageWords, pageWords } from './page-words';

/** The texts for a user who opens an account, or for one who joins a team by an invitation. */
export function signUpWords({ location }: App): PageWords {
  return location.read().query.get('invitationToken')?.trim() ? pageWords.signUpUser : pageWords.signUpAccount;
}
