import type { Ref } from 'react';
import type { Room } from '../preview/device';
import { gridAria } from './grid-aria';
import { WallCard } from './WallCard';
import type { WallCommands } from './wall-commands';
import type { WallGroup } from './wall-content';
import type { PlacedCard } from './wall-layout';

export interface WallGridProps {
  plane: Ref<HTMLDivElement>;
  content: readonly WallGroup[];
  /** The cards to render: those near the view. */
  cards: readonly PlacedCard[];
  frame: Room;
  selected: PlacedCard | undefined;
  commands: WallCommands;
}

/**
 * The cards as a grid: a row for each screen, a cell for each of its states. A card keeps its parent in any layout:
 * moving an iframe to another parent would load it again.
 */
export function WallGrid({ plane, content, cards, frame, selected, commands }: WallGridProps) {
  const rows = content.flatMap((group) => (group.isFolded ? [] : group.screens));
  return (
    <div className="wall-plane" {...gridAria.grid(rows.length)} ref={plane}>
      {rows.map(({ screen, count, kinds, cards: all }, index) => {
        const rendered = cards.filter(({ card }) => card.screen === screen);
        if (rendered.length === 0) return null;
        return (
          <div key={screen.id} {...gridAria.row(index, screen.title)}>
            {rendered.map((placed) => (
              <WallCard
                key={placed.card.title}
                card={placed.card}
                column={all.indexOf(placed.card)}
                stateCount={kinds === null ? count : 0}
                x={placed.x}
                y={placed.y}
                frame={frame}
                selected={placed === selected}
                commands={commands}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
