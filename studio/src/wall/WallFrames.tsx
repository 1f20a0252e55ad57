import { useStore } from 'zustand';
import type { AwakeCards } from './awake-cards';
import type { CardShape } from './card-shape';
import { readPanelKey } from './panel-key';
import { WallFrame } from './WallFrame';
import './wall-frames.css';
import type { WallCommands } from './wall-commands';
import type { WallLayout } from './wall-layout';

export interface WallFramesProps {
  layout: WallLayout;
  shape: CardShape;
  awake: AwakeCards;
  commands: WallCommands;
}

/**
 * The frames of the pool, in a layer above the cards: a frame goes from card to card by its coordinates, because moving
 * it in the document would load it again.
 */
export function WallFrames({ layout, shape, awake, commands }: WallFramesProps) {
  const frames = useStore(awake.pool.store, (pool) => pool.frames);
  return (
    <div className="wall-frames">
      {frames.map((frame) => {
        const place = frame.place === null ? null : readPanelKey(frame.place);
        const card = layout.cards.find((placed) => placed.card.title === place?.card.title);
        const panel = shape.panels[place?.panel ?? 0];
        if (!panel) return null;
        return (
          <WallFrame
            key={frame.id}
            frame={frame}
            place={card && place}
            x={(card?.x ?? 0) + panel.x}
            y={card?.y ?? 0}
            panel={panel}
            awake={awake}
            commands={commands}
          />
        );
      })}
    </div>
  );
}
