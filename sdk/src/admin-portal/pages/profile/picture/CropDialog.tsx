import { useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { Alert } from '../../../../ui/Alert';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { CropFrame } from './CropFrame';
import { type Crop, centred, cropImage, type ImageSize, MAX_ZOOM, squareOf } from './crop';
import css from './crop.css?inline';

export interface CropDialogProps {
  /** The chosen picture as a data URL. */
  src: string;
  onSave: (dataUrl: string) => Promise<void>;
  /** Called after the picture is saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Cuts a square out of a picture, by dragging it or with three sliders, and saves it. */
function CropDialog({ src, onSave, onDone, onClose }: CropDialogProps) {
  const t = useTranslate();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<ImageSize>();
  const [broken, setBroken] = useState(false);
  const [crop, setCrop] = useState(centred);
  const save = useAction(async () => image.current && (await onSave(cropImage(image.current, crop))), onDone);
  return (
    <FormDialog
      title={t('adminPortal.profile.cropTitle')}
      action={save}
      cancel={t('adminPortal.profile.cropCancel')}
      submit={t('adminPortal.profile.cropSave')}
      submitDisabled={!size}
      onClose={onClose}
    >
      {broken && <Alert>{t('adminPortal.profile.pictureUnreadable')}</Alert>}
      <CropFrame
        image={image}
        src={src}
        size={size}
        crop={crop}
        onCrop={setCrop}
        onLoad={setSize}
        onBroken={() => setBroken(true)}
      />
      {size && <CropSliders size={size} crop={crop} onCrop={setCrop} />}
    </FormDialog>
  );
}

/** Zoom and position. A position that the picture has no room for is disabled. */
function CropSliders({ size, crop, onCrop }: { size: ImageSize; crop: Crop; onCrop: (crop: Crop) => void }) {
  const t = useTranslate();
  const { side } = squareOf(size, crop);
  const sliders = [
    { name: 'zoom', label: t('adminPortal.profile.cropZoom'), min: 1, max: MAX_ZOOM, fixed: false },
    { name: 'x', label: t('adminPortal.profile.cropHorizontal'), min: 0, max: 1, fixed: size.width <= side },
    { name: 'y', label: t('adminPortal.profile.cropVertical'), min: 0, max: 1, fixed: size.height <= side },
  ] as const;
  return (
    <div className="portico-crop-sliders">
      {sliders.map(({ name, label, min, max, fixed }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            type="range"
            // The picture is not mirrored in languages that are written from right to left.
            dir="ltr"
            min={min}
            max={max}
            step="0.01"
            disabled={fixed}
            value={crop[name]}
            onChange={({ target }) => onCrop({ ...crop, [name]: target.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  );
}

/** The dialog's chunk: most users never change their picture. */
export const content: LazyContent<CropDialogProps> = { component: CropDialog, css };
