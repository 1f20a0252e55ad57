import { useState } from 'react';
import { useApp } from '../../../app/context';
import { PieceView } from '../../runtime/PieceView';
import { lazyPiece } from '../../runtime/piece';
import { reservedHeight } from './reserved-height';
import type { OtherWaysProps } from './SocialLogins';

/** Not part of the first download: the first screen is of use without it. */
const socialLogins = lazyPiece(() => import('./SocialLogins').then((module) => module.socialLoginsContent));

/** The providers to sign in with, as soon as they are here; nothing where they cannot be had. */
export function OtherWays(props: OtherWaysProps) {
  const app = useApp();
  const [reserved] = useState(() => reservedHeight(app, props.action));
  return (
    <PieceView
      piece={socialLogins}
      props={{ ...props, reserved }}
      fallback={reserved ? <div style={{ minBlockSize: reserved }} /> : null}
      unavailable={null}
      late
    />
  );
}
