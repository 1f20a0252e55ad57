import { Maximize, Minus, Plus, ScanSearch } from 'lucide-react';
import { useStore } from 'zustand';
import { Button, IconButton } from '../ui/Button';
import { zoomRange } from './camera';
import type { CameraControl } from './camera-control';
import type { WallCommands } from './wall-commands';
import { ZOOM_STEP } from './wall-keys';

export interface WallZoomProps {
  control: CameraControl;
  commands: WallCommands;
}

/** The zoom of the wall in percent, and buttons to change it. */
export function WallZoom({ control, commands }: WallZoomProps) {
  const percent = useStore(control.store, ({ camera }) => Math.round(camera.zoom * 100));
  return (
    <fieldset className="wall-zoom" aria-label="Zoom">
      <IconButton
        label="Zoom out (−)"
        disabled={percent <= zoomRange.least * 100}
        onClick={() => commands.zoomBy(1 / ZOOM_STEP)}
      >
        <Minus size={14} aria-hidden />
      </IconButton>
      <Button
        className="wall-percent"
        aria-label={`${percent} %: zoom to 100 %`}
        title="Zoom to 100 % (1)"
        onClick={() => commands.zoomTo(1)}
      >
        {percent} %
      </Button>
      <IconButton
        label="Zoom in (+)"
        disabled={percent >= zoomRange.most * 100}
        onClick={() => commands.zoomBy(ZOOM_STEP)}
      >
        <Plus size={14} aria-hidden />
      </IconButton>
      <IconButton label="Show the whole wall (0)" onClick={commands.fitAll}>
        <Maximize size={14} aria-hidden />
      </IconButton>
      <IconButton label="Show the selected card (2)" onClick={commands.fitSelection}>
        <ScanSearch size={14} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
