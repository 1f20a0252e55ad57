import { type PointerEvent, type RefObject, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { type Crop, dragged, type ImageSize, squareOf } from './crop';

export interface CropFrameProps {
  image: RefObject<HTMLImageElement | null>;
  src: string;
  /** Absent until the image is loaded. */
  size: ImageSize | undefined;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onLoad: (size: ImageSize) => void;
  onBroken: () => void;
}

/** The picture below its round frame. Dragging is a shortcut for a pointer: the sliders do the same with a keyboard. */
export function CropFrame({ image, src, size, crop, onCrop, onLoad, onBroken }: CropFrameProps) {
  const t = useTranslate();
  const from = useRef<{ x: number; y: number }>(null);
  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { current: start } = from;
    if (!start || !size) return;
    const { width } = currentTarget.getBoundingClientRect();
    onCrop(dragged(size, crop, { x: (x - start.x) / width, y: (y - start.y) / width }));
    from.current = { x, y };
  }
  return (
    <div
      className="portico-crop"
      dir="ltr"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
    >
      <img
        ref={image}
        src={src}
        alt={t('adminPortal.profile.cropPreview')}
        draggable={false}
        style={size && placeOf(size, crop)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalWidth > 0 ? onLoad({ width: naturalWidth, height: naturalHeight }) : onBroken()
        }
        onError={onBroken}
      />
    </div>
  );
}

/** Puts the square of the crop into the frame. */
function placeOf(size: ImageSize, crop: Crop) {
  const { left, top, side } = squareOf(size, crop);
  return {
    inlineSize: `${(size.width / side) * 100}%`,
    transform: `translate(${(-left / size.width) * 100}%, ${(-top / size.height) * 100}%)`,
  };
}
