import { useEffect, useState } from 'react';
import { useApp } from '../../../../../app/context';
import { LazyComponentView } from '../../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../../app/lazy/lazy-component';
import type { AuthStrategiesConfig } from '../../../../../contract';
import type { PasskeyButtonsProps } from './PasskeyButtons';

const passkeyButtons = lazyComponent(() => import('../passkey-buttons'));

/** Matches the names of the strategies that need a key. */
const keyStrategy = /^(Passkeys$|WebAuthn)/i;

/** Loads and shows the passkey buttons if the vendor offers keys. With `instead`, they are for the password step. */
export function PasskeyOffer(props: Pick<PasskeyButtonsProps, 'instead'>) {
  const app = useApp();
  const [strategies, setStrategies] = useState<AuthStrategiesConfig>();
  useEffect(() => {
    // If the strategies can't be loaded, show no passkey buttons: the other login methods still work.
    app.strategies().then(setStrategies, () => undefined);
  }, [app]);
  if (!strategies || !offersKeys(strategies)) return null;
  return (
    <LazyComponentView lazy={passkeyButtons} props={{ ...props, strategies }} fallback={null} unavailable={null} late />
  );
}

function offersKeys({ mainAuthStrategies: main, secondaryAuthStrategies: others }: AuthStrategiesConfig): boolean {
  const active = [...main, ...others.filter(({ isActive }) => isActive)];
  return active.some(({ strategy }) => keyStrategy.test(strategy));
}
