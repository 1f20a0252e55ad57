import { memo, type PointerEvent, useEffect, useRef } from 'react';
import { boxInView } from './camera';
import type { CameraControl } from './camera-control';
import type { WallLayout } from './wall-layout';

/** Largest size of the map, in pixels. */
const SIZE = { width: 144, height: 104 };

export interface WallMapProps {
  layout: WallLayout;
  control: CameraControl;
}

/** A small map of the wall with the part in view; a press or a drag moves the view. The keyboard has keys for this. */
export function WallMap({ layout, control }: WallMapProps) {
  const view = useRef<SVGRectElement>(null);
  const { store, moveTo } = control;
  useEffect(() => {
    function follow(): void {
      const { camera, view: room } = store.getState();
      if (!room) return;
      const box = boxInView(camera, room);
      for (const [name, value] of Object.entries(box)) view.current?.setAttribute(name, String(value));
    }
    follow();
    return store.subscribe(follow);
  }, [store]);

  const scale = Math.min(SIZE.width / layout.width, SIZE.height / layout.height);
  function moveCamera({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void {
    const { left, top } = currentTarget.getBoundingClientRect();
    const { zoom } = store.getState().camera;
    moveTo({ x: (clientX - left) / scale, y: (clientY - top) / scale, zoom }, 'jump');
  }
  return (
    <div className="wall-map">
      <svg
        aria-hidden
        width={layout.width * scale}
        height={layout.height * scale}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveCamera(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveCamera(event)}
      >
        <MapCards layout={layout} />
        <rect ref={view} className="wall-map-view" rx={2 / scale} />
      </svg>
    </div>
  );
}

const MapCards = memo(function MapCards({ layout }: { layout: WallLayout }) {
  return layout.cards.map(({ card, x, y, width, height }) => (
    <rect key={card.title} className="wall-map-card" x={x} y={y} width={width} height={height} />
  ));
});
