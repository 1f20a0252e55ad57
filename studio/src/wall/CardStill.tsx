import type { ListedState } from '@portico/fixtures';
import { useMemo, useState } from 'react';
import { StillView } from '../stills/StillView';
import type { Still, StillRequest } from '../stills/still';
import { studioStills } from '../stills/studio-stills';
import { useStill } from '../stills/use-still';
import { Button } from '../ui/Button';
import type { CardPanel } from './card-shape';
import { panelKey } from './panel-key';
import { useScreenCopy } from './screen-copies';
import { useStillRequest } from './still-requests';

export interface CardStillProps {
  card: ListedState;
  /** Number of the panel in the card, from 0. */
  index: number;
  panel: CardPanel;
}

/**
 * One screen of a card while it is asleep: as it was when it fell asleep, else its state at rest. A placeholder until
 * that is rendered, and the reason if it can't be.
 */
export function CardStill({ card, index, panel }: CardStillProps) {
  const request = useStillRequest(card, panel);
  const { status, still, error } = useStill(request);
  const last = useLastStill(still);
  const copy = useScreenCopy(panelKey(card, index), still);
  const own = useMemo(() => still ?? previousStill(last, request), [still, last, request]);
  const shown = copy ?? own;
  if (status === 'failed') {
    return (
      <div className="wall-failed" role="alert">
        <strong>This state can’t be shown</strong>
        <p>{error}</p>
        <Button variant="outlined" onClick={() => studioStills.retry(request)}>
          Try again
        </Button>
      </div>
    );
  }
  return shown ? <StillView still={shown} /> : <div className="wall-waiting" />;
}

function useLastStill(still: Still | null): Still | null {
  const [last, setLast] = useState(still);
  if (still && still !== last) setLast(still);
  return last;
}

/**
 * What a card shows after a change of language, user or scheme until it is rendered again: its last still, in the new
 * scheme. A still of another size would not fit the card.
 */
function previousStill(last: Still | null, { scheme, width, height }: StillRequest): Still | null {
  if (last?.request.width !== width || last.request.height !== height) return null;
  const html = last.html.replaceAll(`data-portico-scheme="${last.request.scheme}"`, `data-portico-scheme="${scheme}"`);
  return { ...last, html, request: { ...last.request, scheme } };
}
