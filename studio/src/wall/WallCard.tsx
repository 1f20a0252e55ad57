import { type ListedState, stateKindOf } from '@portico/fixtures';
import { ChevronDown, Maximize2, MousePointerClick } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { Room } from '../preview/device';
import { IconButton } from '../ui/Button';
import { CardFrame } from './CardFrame';
import { CardStill } from './CardStill';
import { gridAria } from './grid-aria';
import type { WallCommands } from './wall-commands';

/** The selected card becomes live once the selection stays, in milliseconds: arrow keys pass over many cards. */
const LIVE_DELAY_MS = 200;

export interface WallCardProps {
  card: ListedState;
  /** Position of the state among the shown states of its screen, from 0. */
  column: number;
  /** Number of states that the user can unfold; 0 if the card stands for itself. */
  stateCount: number;
  x: number;
  y: number;
  frame: Room;
  selected: boolean;
  commands: WallCommands;
}

/**
 * One state of one screen on the wall. Pointer and keyboard can't reach its content until the user opens the card.
 * There are hundreds of cards: a change of one renders none of the others.
 */
export const WallCard = memo(function WallCard(props: WallCardProps) {
  const { card, column, x, y, frame, selected } = props;
  const isLive = useIsLive(selected);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!selected) setAwake(false);
  }, [selected]);

  return (
    <div
      className="wall-card"
      {...gridAria.cell(column, `${card.screen.title}: ${card.state.title}`, selected)}
      tabIndex={selected ? 0 : -1}
      data-card={card.title}
      style={{ transform: `translate(${x}px, ${y}px)`, width: frame.width }}
    >
      <div className="wall-glass" style={{ height: frame.height }}>
        <CardStill card={card} frame={frame} />
        {isLive && <CardFrame card={card} frame={frame} isAwake={isAwake} />}
      </div>
      <Caption {...props} isAwake={isAwake} onWake={() => setAwake(!isAwake)} />
    </div>
  );
});

function useIsLive(selected: boolean): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!selected) return;
    const timer = setTimeout(setLive, LIVE_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setLive(false);
    };
  }, [selected]);
  return isLive;
}

interface CaptionProps extends WallCardProps {
  isAwake: boolean;
  onWake: () => void;
}

/** Name of the card, and what the user can do with it. Has the same size at any zoom. */
function Caption({ card, stateCount, selected, commands, isAwake, onWake }: CaptionProps) {
  const { screen, name, state } = card;
  return (
    <div className="wall-caption">
      <span className="wall-dot" data-kind={stateKindOf(name)} />
      <span className="wall-name">{stateCount > 0 ? screen.title : state.title}</span>
      {selected && (
        <>
          <IconButton label="Use it here" aria-pressed={isAwake} onClick={onWake}>
            <MousePointerClick size={14} aria-hidden />
          </IconButton>
          <IconButton label="Open in Focus" onClick={() => commands.open(card)}>
            <Maximize2 size={14} aria-hidden />
          </IconButton>
        </>
      )}
      {stateCount > 1 && (
        <button
          type="button"
          className="wall-more"
          aria-label={`Show all ${stateCount} states of ${screen.title}`}
          title={`Show all ${stateCount} states`}
          tabIndex={selected ? 0 : -1}
          onClick={() => commands.toggleScreen(screen.id)}
        >
          {stateCount}
          <ChevronDown size={12} aria-hidden />
        </button>
      )}
    </div>
  );
}
