import type { AwakeCards } from './awake-cards';
import type { CardShape } from './card-shape';
import { gridAria } from './grid-aria';
import { WallCard } from './WallCard';
import type { WallCommands } from './wall-commands';
import type { WallGroup } from './wall-content';
import type { PlacedCard } from './wall-layout';

export interface WallGridProps {
  content: readonly WallGroup[];
  /** The cards to render: those near the view. */
  cards: readonly PlacedCard[];
  shape: CardShape;
  selected: PlacedCard | undefined;
  awake: AwakeCards;
  commands: WallCommands;
}

/** The cards as a grid: a row for each screen, a cell for each of its states. */
export function WallGrid({ content, cards, shape, selected, awake, commands }: WallGridProps) {
  const rows = content.flatMap((group) => (group.isFolded ? [] : group.screens));
  return (
    <div {...gridAria.grid(rows.length)}>
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
                shape={shape}
                selected={placed === selected}
                awake={awake}
                commands={commands}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
