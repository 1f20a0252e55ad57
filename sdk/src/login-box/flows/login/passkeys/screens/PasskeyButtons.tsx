import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { AuthStrategiesConfig } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { Icon } from '../../../../../ui/Icon';
import { useLogin, useLoginFlow } from '../../login-context';
import { offeredPasskeyMethods, type PasskeyMethod } from '../offered-passkeys';
import { offerAutofill, signInByPasskey } from '../passkey-sign-in';

export interface PasskeyButtonsProps {
  strategies: AuthStrategiesConfig;
  /** Set on the password step, which has no identifier field for the autofill of passkeys. */
  instead?: boolean;
}

/**
 * The login methods by key, and the autofill of passkeys in the identifier field. Style it by `.portico-passkeys`, its
 * buttons by `data-way`.
 */
export function PasskeyButtons({ strategies, instead = false }: PasskeyButtonsProps) {
  const t = useTranslate();
  useAutofill(!instead);
  const methods = offeredPasskeyMethods(strategies);
  return (
    <div className="portico-passkeys">
      <p className="portico-divider">{t('loginBox.login.signInWithSocialLogin')}</p>
      {methods.map((method) => (
        <PasskeyButton
          key={method}
          method={method}
          label={t(instead && method === 'passkey' ? INSTEAD : textKeysOf[method].label)}
        />
      ))}
    </div>
  );
}

const INSTEAD = 'loginBox.login.usePasskeyInstead';

const textKeysOf = {
  passkey: { label: 'loginBox.login.signInWithPasskey', pendingMessage: 'loginBox.login.passkeyAsking' },
  internal: { label: 'loginBox.login.oneTouchLoginTitle', pendingMessage: 'loginBox.login.oneTouchLoginMessage' },
  android: { label: 'loginBox.login.androidLoginTitle', pendingMessage: 'loginBox.login.androidLoginMessage' },
  'usb-key': { label: 'loginBox.login.usbLoginTitle', pendingMessage: 'loginBox.login.usbLoginMessage' },
} as const satisfies Record<PasskeyMethod, unknown>;

/** Button of one login method; shows an instruction while the browser's dialog is open. */
function PasskeyButton({ method, label }: { method: PasskeyMethod; label: string }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const [isPending, setPending] = useState(false);
  async function ask() {
    setPending(true);
    await signInByPasskey(flow, method);
    setPending(false);
  }
  return (
    <>
      <Button variant="secondary" wide pending={isPending} data-way={method} onClick={ask}>
        <Icon name={method === 'android' ? 'phone' : 'key'} size={20} />
        <span>{label}</span>
      </Button>
      <p role="status" className="portico-passkeys-hint">
        {isPending && t(textKeysOf[method].pendingMessage)}
      </p>
    </>
  );
}

/** Offers autofill while no call is pending, because a browser handles one request for a key at a time. */
function useAutofill(hasField: boolean): void {
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  useEffect(() => {
    if (pending || !hasField) return;
    const stop = new AbortController();
    void offerAutofill(flow, stop.signal);
    return () => stop.abort();
  }, [flow, pending, hasField]);
}
