import { Minus, Plus } from 'lucide-react';
import { useView } from '../app/view-store';
import { Button, IconButton } from '../ui/Button';

/** Zoom of the canvas, in percent. */
const zoomRange = { least: 10, most: 200, step: 10 };

/** The nearest zoom that the canvas takes. */
export function clampZoom(zoom: number): number {
  return Math.round(Math.min(zoomRange.most, Math.max(zoomRange.least, zoom)));
}

/** Closer, further, and back to 100 %. */
export function ZoomButtons() {
  const zoom = useView((view) => view.zoom);
  const look = useView((view) => view.look);
  const set = (next: number) => look({ zoom: clampZoom(next) });
  return (
    <fieldset className="zoom" aria-label="Zoom">
      <IconButton label="Smaller" disabled={zoom <= zoomRange.least} onClick={() => set(zoom - zoomRange.step)}>
        <Minus size={14} aria-hidden />
      </IconButton>
      <Button aria-label={`${zoom} %: back to 100 %`} onClick={() => set(100)}>
        {zoom} %
      </Button>
      <IconButton label="Larger" disabled={zoom >= zoomRange.most} onClick={() => set(zoom + zoomRange.step)}>
        <Plus size={14} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
