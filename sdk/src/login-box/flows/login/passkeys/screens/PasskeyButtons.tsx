import { useEffect, useState } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { AuthStrategiesConfig } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { Icon } from '../../../../../ui/Icon';
import { useLogin, useLoginFlow } from '../../login-context';
import { offeredWays, type PasskeyWay } from '../offered-passkeys';
import { offerAutofill, signInByPasskey } from '../passkey-sign-in';

export interface PasskeyButtonsProps {
  strategies: AuthStrategiesConfig;
  /** In place of a password: there is no name's field to offer passkeys below. */
  instead?: boolean;
}

/**
 * The ways in by a key, and the offer of passkeys below the name's field. Style it by `.portico-passkeys`, its buttons by
 * `data-way`.
 */
export function PasskeyButtons({ strategies, instead = false }: PasskeyButtonsProps) {
  const t = useTranslate();
  useAutofill(!instead);
  const ways = offeredWays(strategies);
  return (
    <div className="portico-passkeys">
      <p className="portico-divider">{t('loginBox.login.signInWithSocialLogin')}</p>
      {ways.map((way) => (
        <PasskeyButton key={way} way={way} label={t(instead && way === 'passkey' ? INSTEAD : wordsOf[way].label)} />
      ))}
    </div>
  );
}

const INSTEAD = 'loginBox.login.usePasskeyInstead';

const wordsOf = {
  passkey: { label: 'loginBox.login.signInWithPasskey', asking: 'loginBox.login.passkeyAsking' },
  internal: { label: 'loginBox.login.oneTouchLoginTitle', asking: 'loginBox.login.oneTouchLoginMessage' },
  android: { label: 'loginBox.login.androidLoginTitle', asking: 'loginBox.login.androidLoginMessage' },
  'usb-key': { label: 'loginBox.login.usbLoginTitle', asking: 'loginBox.login.usbLoginMessage' },
} as const satisfies Record<PasskeyWay, unknown>;

/** One way in; while the browser asks, it says what to do. */
function PasskeyButton({ way, label }: { way: PasskeyWay; label: string }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const [asking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    await signInByPasskey(flow, way);
    setAsking(false);
  }
  return (
    <>
      <Button variant="secondary" wide pending={asking} data-way={way} onClick={ask}>
        <Icon name={way === 'android' ? 'phone' : 'key'} size={20} />
        {label}
      </Button>
      <p role="status" className="portico-passkeys-hint">
        {asking && t(wordsOf[way].asking)}
      </p>
    </>
  );
}

/** The offer stands while nothing else is under way: a browser answers one question about keys at a time. */
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
