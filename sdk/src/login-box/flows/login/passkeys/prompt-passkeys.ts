import { passkeyPrompt } from '../../../../metadata/locales/en/passkeys';
import { withLoginWords } from '../../../parts/later-steps';
import type { PieceContent } from '../../../runtime/piece';
import type { LoginStateOf } from '../login-state';
import css from './passkeys.css?inline';
import { PromptPasskeysScreen } from './screens/PromptPasskeysScreen';

/** Content of the lazy component for the step `promptPasskeys`. */
export const promptPasskeysContent: PieceContent<{ state: LoginStateOf<'promptPasskeys'> }> = {
  component: PromptPasskeysScreen,
  ...withLoginWords(passkeyPrompt, css),
};
