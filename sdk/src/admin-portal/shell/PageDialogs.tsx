import { useEffect } from 'react';
import { useApp } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import type { LazyComponent } from '../../app/lazy/lazy-component';
import { usePrefetch } from '../../app/lazy/use-prefetch';
import { whenPainted } from '../../app/lazy/when-painted';
import { usePortal, usePortalActions } from './use-portal';
import { useReturnFocus } from './use-return-focus';

export interface PageDialogsProps<Props> {
  lazy: LazyComponent<Props>;
  props: Props;
}

/** The dialogs of a page. They load after the page is painted, so that the first one opens without a wait. */
export function PageDialogs<Props extends object>({ lazy, props }: PageDialogsProps<Props>) {
  const app = useApp();
  const prefetch = usePrefetch();
  const { forgetSecret } = usePortalActions();
  const isOpen = usePortal((portal) => portal.dialog.kind !== 'none');
  const isSecretKept = usePortal((portal) => portal.created !== undefined);
  useReturnFocus();
  // However its dialog was closed, also by Back.
  useEffect(() => {
    if (isSecretKept && !isOpen) forgetSecret();
  }, [isSecretKept, isOpen, forgetSecret]);
  // If it fails, opening a dialog tries again and shows the failure.
  useEffect(() => whenPainted(app, () => void prefetch(lazy).catch(() => undefined)), [app, prefetch, lazy]);
  return isOpen && <LazyComponentView lazy={lazy} props={props} fallback={null} />;
}
