import { Minus, Plus } from 'lucide-react';
import { Button, IconButton } from '../ui/Button';
import { useView } from '../view/view-store';

/** Zoom of the focused screen, in percent. */
const zoomRange = { least: 10, most: 200, step: 10 };

function clampZoom(zoom: number): number {
  return Math.round(Math.min(zoomRange.most, Math.max(zoomRange.least, zoom)));
}

/** Buttons to zoom in, zoom out, and fit: 100 % fits the available space. The size of the device is shown elsewhere. */
export function ZoomButtons() {
  const zoom = useView((view) => view.zoom);
  const changeView = useView((view) => view.changeView);
  const shown = zoom === 100 ? 'Fit' : `${zoom} %`;
  const set = (next: number) => changeView({ zoom: clampZoom(next) });
  return (
    <fieldset className="zoom" aria-label="Zoom">
      <IconButton label="Smaller" disabled={zoom <= zoomRange.least} onClick={() => set(zoom - zoomRange.step)}>
        <Minus size={14} aria-hidden />
      </IconButton>
      <Button aria-label={`${shown}: back to what fits`} title="As large as there is room for" onClick={() => set(100)}>
        {shown}
      </Button>
      <IconButton label="Larger" disabled={zoom >= zoomRange.most} onClick={() => set(zoom + zoomRange.step)}>
        <Plus size={14} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
