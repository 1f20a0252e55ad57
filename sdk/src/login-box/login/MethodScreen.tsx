import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { Screen } from '../screens/Screen';
import type { LoginStateOf } from './login-state';

/** The words above a code: what it comes from, and where it was sent. */
export function MethodScreen({ state, children }: { state: LoginStateOf<'loginWithTwoFactor'>; children: ReactNode }) {
  const t = useTranslate();
  const { method } = state;
  if (method.kind === 'authenticator') {
    return (
      <Screen
        title={t('loginBox.login.mfaAuthenticatorTitle')}
        titlePiece="mfaAuthenticatorAppTitle"
        message={t('loginBox.login.mfaAuthenticatorMessage')}
      >
        {children}
      </Screen>
    );
  }
  // Kept together, and isolated: it reads from left to right inside a sentence that does not.
  const phoneNumber = `\u2066${method.phoneNumber.replaceAll(' ', '\u00a0')}\u2069`;
  return (
    <Screen
      title={t('loginBox.login.mfaSMSTitle')}
      titlePiece="mfaSMSTitle"
      message={t('loginBox.login.mfaSMSSentTo', { phoneNumber })}
      messagePiece="mfaSMSMessage"
    >
      {children}
    </Screen>
  );
}
