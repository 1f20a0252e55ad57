import { memo } from 'react';
import { CardCaption } from './CardCaption';
import { CardStill } from './CardStill';
import type { WallCardProps } from './card-props';
import { gridAria } from './grid-aria';

/**
 * One state of one screen on the wall, asleep: pointer and keyboard can't reach its content until the card wakes, when a
 * live screen covers it. There are hundreds of cards: a change of one renders none of the others.
 */
export const WallCard = memo(function WallCard(props: WallCardProps) {
  const { card, column, x, y, shape, selected } = props;
  return (
    <div
      className="wall-card"
      {...gridAria.cell(column, `${card.screen.title}: ${card.state.title}`, selected)}
      tabIndex={selected ? 0 : -1}
      data-card={card.title}
      style={{ transform: `translate(${x}px, ${y}px)`, width: shape.width }}
    >
      <div className="wall-panels" style={{ height: shape.height }}>
        {shape.panels.map((panel, index) => (
          <div
            key={panel.x}
            className="wall-glass"
            data-panel={index}
            style={{ left: panel.x, width: panel.width, height: panel.height }}
          >
            <CardStill card={card} index={index} panel={panel} />
          </div>
        ))}
      </div>
      <CardCaption {...props} />
    </div>
  );
});
