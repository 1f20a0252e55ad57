import { useEffect, useState } from 'react';
import { useApp } from '../../../../../app/context';
import type { AuthStrategiesConfig } from '../../../../../contract';
import { PieceView } from '../../../../runtime/PieceView';
import { lazyPiece } from '../../../../runtime/piece';
import type { PasskeyButtonsProps } from './PasskeyButtons';

const passkeyButtons = lazyPiece(() => import('../passkey-buttons').then((module) => module.passkeyButtonsContent));

/** Names of the strategies that need a key. */
const keyStrategy = /^(Passkeys$|WebAuthn)/i;

/** The way in by passkey, where the vendor offers it; it is downloaded then. With `instead`, in place of a password. */
export function PasskeyOffer(props: Pick<PasskeyButtonsProps, 'instead'>) {
  const app = useApp();
  const [strategies, setStrategies] = useState<AuthStrategiesConfig>();
  useEffect(() => {
    // Whoever cannot be told of passkeys has the other ways in all the same.
    app.strategies().then(setStrategies, () => undefined);
  }, [app]);
  if (!strategies || !offersKeys(strategies)) return null;
  return <PieceView piece={passkeyButtons} props={{ ...props, strategies }} fallback={null} unavailable={null} late />;
}

function offersKeys({ mainAuthStrategies: main, secondaryAuthStrategies: others }: AuthStrategiesConfig): boolean {
  const active = [...main, ...others.filter(({ isActive }) => isActive)];
  return active.some(({ strategy }) => keyStrategy.test(strategy));
}
