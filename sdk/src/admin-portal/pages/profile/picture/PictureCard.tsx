import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import type { UserProfile } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { useNotify } from '../../../../ui/Notifications';
import type { PictureProblem } from '../../../parts/picture';
import { UserAvatar } from '../../../parts/UserAvatar';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { MAX_PICTURE_MB } from '../profile-constants';
import { type ProfileDialog, profileDialogs } from '../profile-dialogs';
import type { CropDialogProps } from './CropDialog';
import type { RemovePictureDialogProps } from './RemovePictureDialog';

const cropDialog = lazyComponent<CropDialogProps>(() => import('./CropDialog'));
const removeDialog = lazyComponent<RemovePictureDialogProps>(() => import('./RemovePictureDialog'));

/** Why a chosen file is not shown: it is no usable picture, or the code that reads pictures can't be loaded. */
type ChoiceProblem = PictureProblem | 'notLoaded';

export interface PictureCardProps {
  profile: UserProfile;
  readOnly: boolean;
  savePicture: (dataUrl: string) => Promise<void>;
  removePicture: () => Promise<void>;
}

/** The picture, with buttons to change it: PNG or JPEG, at most 1 MB. */
export function PictureCard({ profile, readOnly, savePicture, removePicture }: PictureCardProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { openDialog } = usePortalActions();
  const removing = usePageDialog(profileDialogs)?.kind === 'removePicture';
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<ChoiceProblem>();
  const present = profile.profilePictureUrl;

  async function choose(file: File) {
    const read = await readLater(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('dataUrl' in read) setChosen(read.dataUrl);
  }
  function done() {
    setChosen(undefined);
    notify.announce(t('adminPortal.profile.pictureSaved'));
  }

  return (
    <div className="portico-picture">
      <UserAvatar name={profile.name || profile.email} src={present} size={72} />
      {!readOnly && (
        <div className="portico-picture-controls">
          <div className="portico-picture-buttons">
            <UploadButton onFile={(file) => void choose(file)} />
            {present && (
              <Button
                variant="quiet"
                size="dense"
                aria-haspopup="dialog"
                onClick={() => openDialog({ kind: 'removePicture' } satisfies ProfileDialog)}
              >
                {t('adminPortal.profile.removeImage')}
              </Button>
            )}
          </div>
          <p className="portico-hint">{t('adminPortal.profile.pictureHint', { size: MAX_PICTURE_MB })}</p>
          {problem && <Alert>{problemText(t, problem)}</Alert>}
        </div>
      )}
      {chosen && (
        <LazyComponentView
          lazy={cropDialog}
          props={{ src: chosen, onSave: savePicture, onDone: done, onClose: () => setChosen(undefined) }}
          fallback={null}
        />
      )}
      {removing && present && !readOnly && (
        <LazyComponentView lazy={removeDialog} props={{ onRemove: removePicture }} fallback={null} />
      )}
    </div>
  );
}

/** Reads a picture. The code for it is loaded now, because few users change their picture. */
async function readLater(file: File): Promise<{ dataUrl: string } | { problem: ChoiceProblem }> {
  try {
    const { readPicture } = await import('../../../parts/picture');
    return await readPicture(file);
  } catch {
    return { problem: 'notLoaded' };
  }
}

function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  function change(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Resets the input, so that choosing the same file again fires `change`.
    event.target.value = '';
    if (file) onFile(file);
  }
  return (
    <>
      <Button variant="secondary" size="dense" onClick={() => input.current?.click()}>
        {t('adminPortal.profile.uploadImage')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('adminPortal.profile.uploadImage')}
        onChange={change}
      />
    </>
  );
}

function problemText(t: Translate, problem: ChoiceProblem): string {
  switch (problem) {
    case 'wrongType':
      return t('adminPortal.profile.pictureWrongType');
    case 'tooLarge':
      return t('adminPortal.profile.pictureTooLarge', { size: MAX_PICTURE_MB });
    case 'unreadable':
      return t('adminPortal.profile.pictureUnreadable');
    case 'notLoaded':
      return t('errors.noAnswer');
  }
}
