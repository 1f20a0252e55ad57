import { Minus, Plus } from 'lucide-react';
import { useView } from '../app/view-store';
import { Button, IconButton } from '../ui/Button';

/** Zoom of the canvas, in percent. */
const zoomRange = { least: 10, most: 200, step: 10 };

/** The zoom, limited to the range of the canvas. */
export function clampZoom(zoom: number): number {
  return Math.round(Math.min(zoomRange.most, Math.max(zoomRange.least, zoom)));
}

export interface ZoomButtonsProps {
  /** 100 % fits the available space: the size of the device is shown elsewhere. */
  fits?: boolean;
}

/** Buttons to zoom in, zoom out, and reset to 100 %. */
export function ZoomButtons({ fits = false }: ZoomButtonsProps) {
  const zoom = useView((view) => view.zoom);
  const look = useView((view) => view.look);
  const shown = fits && zoom === 100 ? 'Fit' : `${zoom} %`;
  const set = (next: number) => look({ zoom: clampZoom(next) });
  return (
    <fieldset className="zoom" aria-label="Zoom">
      <IconButton label="Smaller" disabled={zoom <= zoomRange.least} onClick={() => set(zoom - zoomRange.step)}>
        <Minus size={14} aria-hidden />
      </IconButton>
      <Button
        aria-label={fits ? `${shown}: back to what fits` : `${shown}: back to 100 %`}
        title={fits ? 'As large as there is room for' : undefined}
        onClick={() => set(100)}
      >
        {shown}
      </Button>
      <IconButton label="Larger" disabled={zoom >= zoomRange.most} onClick={() => set(zoom + zoomRange.step)}>
        <Plus size={14} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
