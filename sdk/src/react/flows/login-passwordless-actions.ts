import type { StoreApi } from 'zustand/vanilla';
import type { QuickKind } from '../../login-box/flows/login/known-user';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
// Imported here, not lazily, so that tree-shaking can drop the rest of the module; it is in the first chunk anyway.
import { submitEmail } from '../../login-box/flows/login/pre-login-actions';
import { type WithCallback, withCallback } from './flow-state';
import { type Named, typedIdentifier } from './typed-identifier';

/** Creates the actions of the login methods without a password. */
export function passwordlessActions(store: StoreApi<LoginStore>) {
  const { flow } = store.getState();
  return {
    /** Sends the code or the link, or sends it again. */
    async passwordlessPreLogin({ callback, ...named }: Named & WithCallback = {}): Promise<void> {
      const { resendMagicLink, resendOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      const isSent = !typedIdentifier(named) || typedIdentifier(named) === flow.state().email;
      const again = flow.at('magicLinkPreLoginSuccess') ? resendMagicLink : resendOtc;
      await withCallback(store, isSent ? again(flow) : submitEmail(flow, typedIdentifier(named)), callback);
    },
    /** Signs in with the code that was sent, or with the link that was opened. */
    async passwordlessPostLogin({ token = '', callback }: WithCallback & { token?: string } = {}): Promise<void> {
      const { confirmMagicLink, submitOtc } = await import(
        '../../login-box/flows/login/passwordless/passwordless-actions'
      );
      await withCallback(
        store,
        flow.at('magicLinkPostLogin') ? confirmMagicLink(flow) : submitOtc(flow, token),
        callback,
      );
    },
    /** Signs in by a passkey; the browser prompts for it. */
    async loginWithPasskey({ callback }: WithCallback = {}): Promise<void> {
      const { signInByPasskey } = await import('../../login-box/flows/login/passkeys/passkey-sign-in');
      await withCallback(store, signInByPasskey(flow, 'passkey'), callback);
    },
    /** Signs in by this device's quick login, or sets it up after a sign-in. */
    async quickLogin({ kind, callback }: WithCallback & { kind: QuickKind }): Promise<void> {
      const { registerQuickly, signInQuickly } = await import('../../login-box/flows/login/quick-login/quick-actions');
      await withCallback(
        store,
        flow.at('quickLogin') ? signInQuickly(flow, kind) : registerQuickly(flow, kind),
        callback,
      );
    },
    /** Sets the phone number for a quick login by text message. */
    async changePhoneNumberWithVerification({ phoneNumber, callback }: WithCallback & { phoneNumber: string }) {
      const { submitQuickPhone } = await import('../../login-box/flows/login/quick-login/quick-phone-actions');
      await withCallback(store, submitQuickPhone(flow, phoneNumber), callback);
    },
    /** Accepts the offer of a passkey. */
    async makePasskey({ callback }: WithCallback = {}): Promise<void> {
      const { makePasskey } = await import('../../login-box/flows/login/passkeys/prompt-actions');
      await withCallback(store, makePasskey(flow), callback);
    },
  };
}
