import { useState } from 'react';
import { useApp } from '../../../app/context';
import { PieceView } from '../../runtime/PieceView';
import { lazyPiece } from '../../runtime/piece';
import { reservedHeight, type SocialAction } from './reserved-height';

/** Not part of the first download: the first screen is of use without it. */
const socialLogins = lazyPiece(() => import('./SocialLogins').then((module) => module.socialLoginsContent));

export interface OtherWaysProps {
  /** What people do with a provider on this page; signing in unless told otherwise. */
  action?: SocialAction;
  /** Asked before the page leaves for a provider; `false` stays. */
  mayLeave?: () => boolean;
  /** Whether there is nothing else to sign in with, from which they would be told apart. */
  alone: boolean;
}

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
