import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Piece } from './piece';
import { ScreenUnavailable } from './screens/ScreenUnavailable';

export interface PieceViewProps<Props> {
  piece: Piece<Props>;
  props: Props;
  /** Shown while it is being downloaded. */
  fallback: ReactNode;
}

/** Shows a piece: at once when it is here already, else as soon as it is; when it cannot be had, a way to try again. */
export function PieceView<Props extends object>({ piece, props, fallback }: PieceViewProps<Props>) {
  const [Ready, setReady] = useState<ComponentType<Props> | undefined>(piece.component);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    piece.load().then(
      (component) => setReady(() => component),
      () => setFailed(true),
    );
  }, [piece]);
  useEffect(() => {
    if (!Ready) load();
  }, [Ready, load]);

  if (Ready) return <Ready {...props} />;
  return failed ? <ScreenUnavailable onRetry={load} /> : fallback;
}
