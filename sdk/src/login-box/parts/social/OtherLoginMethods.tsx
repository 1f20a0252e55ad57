import { useState } from 'react';
import { useApp } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import { useBoxOption } from '../../layout/box-options';
import { reservedHeight } from './reserved-height';
import type { OtherLoginMethodsProps } from './SocialLogins';

/** Not part of the first download: the first screen can be used without it. */
const socialLogins = lazyComponent(() => import('./SocialLogins'));

/** Height of two rows of providers and their divider, used if no height is cached from an earlier page load. */
const USUAL_HEIGHT_PX = 164;

/**
 * The social login providers; nothing if they can't be loaded. Above the form their height is reserved, so that the
 * form does not move when they appear.
 */
export function OtherLoginMethods(props: OtherLoginMethodsProps) {
  const app = useApp();
  const isAbove = useBoxOption('socialLogins')?.socialLoginsLayout?.placement === 'top';
  const [cached] = useState(() => reservedHeight(app, props.action));
  const reserved = cached ?? (isAbove ? USUAL_HEIGHT_PX : 0);
  const providers = (
    <LazyComponentView
      lazy={socialLogins}
      props={{ ...props, reserved }}
      fallback={reserved ? <div style={{ minBlockSize: reserved }} /> : null}
      unavailable={null}
      late
    />
  );
  return isAbove && reserved > 0 ? <div style={{ minBlockSize: reserved }}>{providers}</div> : providers;
}
