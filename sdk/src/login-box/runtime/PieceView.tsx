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
  /** Shown while it is being downloaded. */
  fallback: ReactNode;
  /** Shown when it cannot be had, in place of a word about it and the way to try again, which loads the page again if need be. */
  unavailable?: ReactNode;
  /** Downloaded once the browser has painted what is there: the step is of use without it. */
  late?: boolean;
  /** What the user has typed; it is still there when the page has to be loaded again. */
  email?: string | undefined;
}

/** Shows a piece: at once when it is here already, else as soon as it is; when it cannot be had, a way to try again. */
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
