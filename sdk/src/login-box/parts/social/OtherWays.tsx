import { useState } from 'react';
import { useApp } from '../../../app/context';
import { useBoxOption } from '../../layout/box-options';
import { PieceView } from '../../runtime/PieceView';
import { lazyPiece } from '../../runtime/piece';
import { reservedHeight } from './reserved-height';
import type { OtherWaysProps } from './SocialLogins';

/** Not part of the first download: the first screen is of use without it. */
const socialLogins = lazyPiece(() => import('./SocialLogins').then((module) => module.socialLoginsContent));

/** Room for two rows of providers and their divider: on a first visit their number is not known. */
const USUAL_HEIGHT_PX = 164;

/**
 * The social login providers; nothing if they can't be loaded. Above the form they stand in reserved room, so that the form
 * stays where it is when they appear.
 */
export function OtherWays(props: OtherWaysProps) {
  const app = useApp();
  const isAbove = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  const [cached] = useState(() => reservedHeight(app, props.action));
  const reserved = cached ?? (isAbove ? USUAL_HEIGHT_PX : 0);
  const providers = (
    <PieceView
      piece={socialLogins}
      props={{ ...props, reserved }}
      fallback={reserved ? <div style={{ minBlockSize: reserved }} /> : null}
      unavailable={null}
      late
    />
  );
  return isAbove && reserved > 0 ? <div style={{ minBlockSize: reserved }}>{providers}</div> : providers;
}
