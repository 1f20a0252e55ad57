import type { App } from '../../../app/app';
import { type PageWords, pageWords } from './page-words';

/** What a vendor may say differently to whoever opens an account of their own and to whoever joins a team. */
export function signUpWords({ location }: App): PageWords {
  return location.read().query.get('invitationToken')?.trim() ? pageWords.signUpUser : pageWords.signUpAccount;
}
