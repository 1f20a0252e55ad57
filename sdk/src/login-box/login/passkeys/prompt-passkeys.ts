import { passkeyPrompt } from '../../../metadata/locales/en/passkeys';
import { withLoginWords } from '../../later-steps';
import type { PieceContent } from '../../piece';
import type { LoginStateOf } from '../login-state';
import { PromptPasskeysScreen } from './PromptPasskeysScreen';
import css from './passkeys.css?inline';

/** What the step `promptPasskeys` downloads. */
export const promptPasskeysContent: PieceContent<{ state: LoginStateOf<'promptPasskeys'> }> = {
  component: PromptPasskeysScreen,
  ...withLoginWords(passkeyPrompt, css),
};
