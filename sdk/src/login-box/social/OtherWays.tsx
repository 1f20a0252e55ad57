import { useState } from 'react';
import { useApp } from '../../app/context';
import { PieceView } from '../PieceView';
import { lazyPiece } from '../piece';
import { reservedHeight } from './reserved-height';

/** Not part of the first download: the first screen is of use without it. */
const socialLogins = lazyPiece(() => import('./SocialLogins').then((module) => module.socialLoginsContent));

export interface OtherWaysProps {
  /** Whether there is nothing else to sign in with, from which they would be told apart. */
  alone: boolean;
}

/** The providers to sign in with, as soon as they are here; nothing where they cannot be had. */
export function OtherWays({ alone }: OtherWaysProps) {
  const app = useApp();
  const [reserved] = useState(() => reservedHeight(app));
  return (
    <PieceView
      piece={socialLogins}
      props={{ reserved, alone }}
      fallback={reserved ? <div style={{ minBlockSize: reserved }} /> : null}
      unavailable={null}
      late
    />
  );
}
