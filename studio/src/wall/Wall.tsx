import { useMemo, useRef, useState } from 'react';
import { useView } from '../app/view-store';
import { wallDevice } from '../preview/device';
import { createCameraControl } from './camera-control';
import { useWallCommands } from './use-wall-commands';
import { useWallKeys } from './use-wall-keys';
import './wall.css';
import { WallBar } from './WallBar';
import { WallEmpty } from './WallEmpty';
import { WallView } from './WallView';
import { wallContent } from './wall-content';
import { layOutWall } from './wall-layout';

/** Every screen of the product on a canvas that the user pans and zooms. */
export function Wall() {
  const content = useWallContent();
  const device = useView((view) => view.device);
  const freeWidth = useView((view) => view.width);
  const frame = useMemo(() => wallDevice(device, freeWidth), [device, freeWidth]);
  const layout = useMemo(() => layOutWall(content, frame), [content, frame]);
  const [control] = useState(createCameraControl);
  const commands = useWallCommands(control, layout);
  const wall = useRef<HTMLDivElement>(null);
  useWallKeys(wall, commands);
  return (
    <div className="wall" ref={wall}>
      <WallBar
        control={control}
        commands={commands}
        count={content.reduce((sum, group) => sum + group.screens.length, 0)}
      />
      {content.length === 0 ? (
        <WallEmpty />
      ) : (
        <WallView content={content} layout={layout} frame={frame} control={control} commands={commands} />
      )}
    </div>
  );
}

function useWallContent() {
  const search = useView((view) => view.search);
  const show = useView((view) => view.show);
  const area = useView((view) => view.area);
  const unfolded = useView((view) => view.unfolded);
  const folded = useView((view) => view.folded);
  return useMemo(
    () => wallContent({ search, show, area, unfolded: unfolded.split(','), folded: folded.split(',') }),
    [search, show, area, unfolded, folded],
  );
}
