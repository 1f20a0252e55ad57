import type { StoreApi } from 'zustand/vanilla';
import type { LoginStore } from '../../login-box/flows/login/login-flow';
// Imported here, not lazily, so that tree-shaking can drop the rest of the module; it is in the first chunk anyway.
import { submitEmail } from '../../login-box/flows/login/pre-login-actions';
import { type WithCallback, withCallback } from './flow-state';
import { type Named, typedIdentifier } from './typed-identifier';

interface NewPassword {
  password: string;
  currentPassword?: string;
}

/** Creates the actions of the identifier and the password. */
export function passwordActions(store: StoreApi<LoginStore>) {
  const { flow } = store.getState();
  return {
    /** Identifies the user; SSO, a code, a link or the password follows. */
    async preLogin({ callback, ...named }: Named & WithCallback): Promise<void> {
      await withCallback(store, submitEmail(flow, typedIdentifier(named)), callback);
    },
    /** Signs in by password, at any step; also identifies the user, if that has not happened. */
    async login({ password, callback, ...named }: Named & WithCallback & { password: string }): Promise<void> {
      const { submitPassword } = await import('../../login-box/flows/login/password-actions');
      const email = typedIdentifier(named) || flow.state().email;
      if (flow.at('loginWithPassword')?.email !== email) flow.move({ step: 'loginWithPassword', email });
      await withCallback(store, submitPassword(flow, password), callback);
    },
    /** Changes a password that has expired, or that is about to expire, which also requires `currentPassword`. */
    async changePassword({ password, currentPassword = '', callback }: WithCallback & NewPassword): Promise<void> {
      const { submitExpiredPassword } = await import('../../login-box/flows/login/password-actions');
      const { changeOldPassword } = await import('../../login-box/flows/login/rotation/rotation-actions');
      const isExpired = flow.at('passwordRotationExpired') !== null;
      const change = isExpired
        ? submitExpiredPassword(flow, password)
        : changeOldPassword(flow, currentPassword, password);
      await withCallback(store, change, callback);
    },
    /** Mails a link to replace a leaked password. */
    async resetBreachedPassword({ callback }: WithCallback = {}): Promise<void> {
      const { sendBreachedPasswordMail } = await import('../../login-box/flows/login/password-actions');
      await withCallback(store, sendBreachedPasswordMail(flow), callback);
    },
  };
}
