import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { passkeyPrompt } from '../../../../metadata/locales/en/passkeys';
import { withLoginTexts } from '../../../parts/contents/step-content';
import type { LoginStateOf } from '../login-state';
import css from './passkeys.css?inline';
import { PromptPasskeysScreen } from './screens/PromptPasskeysScreen';

/** Content of the lazy component for the step `promptPasskeys`. */
export const content: LazyContent<{ state: LoginStateOf<'promptPasskeys'> }> = {
  component: PromptPasskeysScreen,
  ...withLoginTexts(passkeyPrompt, css),
};
