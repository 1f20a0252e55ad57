import { type ReactNode, useCallback, useEffect, useInsertionEffect, useState } from 'react';
import { adoptSheet } from '../../ui/adopt-sheet';
import { useApp } from '../context';
import { reloadPage } from '../reload-page';
import type { LazyComponent, LazyContent } from './lazy-component';
import { ScreenUnavailable } from './ScreenUnavailable';
import { isSpoken, usePrefetch } from './use-prefetch';
import { whenPainted } from './when-painted';

export interface LazyComponentViewProps<Props> {
  lazy: LazyComponent<Props>;
  props: Props;
  /** Shown while the component is loading. */
  fallback: ReactNode;
  /** Shown if loading fails. Its retry reloads the page if it fails again. Default: a message with a retry button. */
  unavailable?: ReactNode | ((retry: () => void) => ReactNode);
  /** Loaded after the first paint, because the step can be used without it. */
  late?: boolean;
  /** The typed address, which stays if the retry reloads the page. */
  email?: string | undefined;
}

/** Shows a lazy component: at once if it is loaded, otherwise after loading. Offers a retry if loading fails. */
export function LazyComponentView<Props extends object>({
  lazy,
  props,
  fallback,
  unavailable = (retry) => <ScreenUnavailable onRetry={retry} />,
  late = false,
  email,
}: LazyComponentViewProps<Props>) {
  const app = useApp();
  const { metadata } = app;
  const prefetch = usePrefetch();
  const [ready, setReady] = useState(() => {
    const content = lazy.content();
    return content && isSpoken(content, metadata) ? content : undefined;
  });
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    prefetch(lazy).then(setReady, () => setFailed(true));
  }, [prefetch, lazy]);
  useEffect(() => {
    if (ready) return undefined;
    return late ? whenPainted(app, load) : load();
  }, [ready, late, load, app]);

  if (ready) return <Ready content={ready} props={props} />;
  if (!failed) return fallback;
  if (typeof unavailable !== 'function') return unavailable;
  return unavailable(() => prefetch(lazy).then(setReady, () => reloadPage(app, email)));
}

function Ready<Props extends object>({ content, props }: { content: LazyContent<Props>; props: Props }) {
  const { component: Component, css } = content;
  useInsertionEffect(() => (css ? adoptSheet(css) : undefined), [css]);
  return <Component {...props} />;
}
