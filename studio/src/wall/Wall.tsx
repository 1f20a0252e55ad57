import type { ListedState } from '@portico/fixtures';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useView } from '../view/view-store';
import { createAwakeCards } from './awake-cards';
import { createCameraControl } from './camera-control';
import { useCardShape } from './card-shape';
import { useCardChecks } from './checks/use-card-checks';
import { useFilter } from './checks/use-filter';
import { useWallCommands } from './use-wall-commands';
import { useWallKeys } from './use-wall-keys';
import './wall.css';
import { WallBar } from './WallBar';
import { WallEmpty } from './WallEmpty';
import { WallView } from './WallView';
import { type WallGroup, wallContent } from './wall-content';
import { layOutWall } from './wall-layout';

/** Every screen of the product on a canvas that the user pans and zooms. */
export function Wall() {
  const { content, candidates } = useWallContent();
  const shape = useCardShape();
  const { width, height } = shape;
  const layout = useMemo(() => layOutWall(content, { width, height }), [content, width, height]);
  useCardChecks(candidates, shape);
  const [control] = useState(createCameraControl);
  const [awake] = useState(createAwakeCards);
  useEffect(() => awake.dispose, [awake]);
  const commands = useWallCommands(control, layout, awake);
  const wall = useRef<HTMLDivElement>(null);
  useWallKeys(wall, commands);
  return (
    <div className="wall" ref={wall}>
      <WallBar
        control={control}
        commands={commands}
        shape={shape}
        count={content.reduce((sum, group) => sum + group.screens.length, 0)}
      />
      {content.length === 0 ? (
        <WallEmpty candidates={candidates} shape={shape} />
      ) : (
        <WallView
          content={content}
          candidates={candidates}
          layout={layout}
          shape={shape}
          control={control}
          awake={awake}
          commands={commands}
        />
      )}
    </div>
  );
}

/** What the wall shows, and the cards that it would show without the filter: those are checked. */
function useWallContent(): { content: WallGroup[]; candidates: ListedState[] } {
  const search = useView((view) => view.search);
  const show = useView((view) => view.show);
  const area = useView((view) => view.area);
  const unfolded = useView((view) => view.unfolded);
  const folded = useView((view) => view.folded);
  const passes = useFilter();
  const query = useMemo(
    () => ({ search, show, area, unfolded: unfolded.split(','), folded: folded.split(',') }),
    [search, show, area, unfolded, folded],
  );
  const candidates = useMemo(
    () => wallContent({ ...query, passes: () => true }).flatMap(({ screens }) => screens.flatMap(({ cards }) => cards)),
    [query],
  );
  const content = useMemo(() => wallContent({ ...query, passes }), [query, passes]);
  return { content, candidates };
}
