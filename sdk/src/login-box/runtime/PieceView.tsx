import { type ReactNode, useCallback, useEffect, useInsertionEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { reloadPage } from '../../app/reload-page';
import { adoptSheet } from '../../ui/adopt-sheet';
import type { Piece, PieceContent } from './piece';
import { ScreenUnavailable } from './ScreenUnavailable';
import { isSpoken, useFetchPiece } from './use-fetch-piece';
import { whenPainted } from './when-painted';

export interface PieceViewProps<Props> {
  piece: Piece<Props>;
  props: Props;
  /** Shown while the component is loading. */
  fallback: ReactNode;
  /** Shown if loading fails. Default: a message with a retry, which reloads the page if it fails again. */
  unavailable?: ReactNode;
  /** Loaded after the first paint, because the step can be used without it. */
  late?: boolean;
  /** The typed address, which is kept if the retry reloads the page. */
  email?: string | undefined;
}

/** Shows a lazy component: at once if it is loaded, otherwise after loading. Offers a retry if loading fails. */
export function PieceView<Props extends object>({
  piece,
  props,
  fallback,
  unavailable,
  late = false,
  email,
}: PieceViewProps<Props>) {
  const app = useApp();
  const { metadata } = app;
  const fetchPiece = useFetchPiece();
  const [ready, setReady] = useState(() => {
    const content = piece.content();
    return content && isSpoken(content, metadata) ? content : undefined;
  });
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchPiece(piece).then(setReady, () => setFailed(true));
  }, [fetchPiece, piece]);
  useEffect(() => {
    if (ready) return undefined;
    return late ? whenPainted(app, load) : load();
  }, [ready, late, load, app]);

  if (ready) return <Ready content={ready} props={props} />;
  if (!failed) return fallback;
  return unavailable === undefined ? (
    <ScreenUnavailable onRetry={() => fetchPiece(piece).then(setReady, () => reloadPage(app, email))} />
  ) : (
    unavailable
  );
}

function Ready<Props extends object>({ content, props }: { content: PieceContent<Props>; props: Props }) {
  const { component: Component, css } = content;
  useInsertionEffect(() => (css ? adoptSheet(css) : undefined), [css]);
  return <Component {...props} />;
}
