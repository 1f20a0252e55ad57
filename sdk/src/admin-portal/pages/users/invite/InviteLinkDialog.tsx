import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import { Dialog, DialogBody } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../parts/LoadFailed';
import { usePortalActions } from '../../../shell/use-portal';
import { createInviteLinkStore } from './invite-link-store';
import { LinkSettings } from './LinkSettings';
import { LinkView } from './LinkView';

/** Invites by a link: creates it, shows it to copy, changes it and makes it stop working. */
export function InviteLinkDialog() {
  const { http } = useApp();
  const t = useTranslate();
  const { closeDialog, leave } = usePortalActions();
  const [store] = useState(() => createInviteLinkStore(http));
  const { link, load, create, update, remove } = useStore(store);
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => void load(), [load]);
  return (
    <Dialog
      title={t('adminPortal.users_InviteUserViaLink.title')}
      closeLabel={t('common.actions.close')}
      onClose={() => leave(closeDialog)}
    >
      {link.phase === 'loading' && (
        <DialogBody>
          <Skeleton height="120px" />
        </DialogBody>
      )}
      {link.phase === 'failed' && (
        <DialogBody>
          <LoadFailed error={link.error} onRetry={() => void load()} />
        </DialogBody>
      )}
      {link.phase === 'ready' &&
        (link.data && !isEditing ? (
          <LinkView link={link.data} onEdit={() => setIsEditing(true)} onRemove={remove} />
        ) : (
          <LinkSettings
            link={link.data}
            onSave={async (body) => {
              await (link.data ? update(body) : create(body));
              setIsEditing(false);
            }}
            onCancel={link.data ? () => setIsEditing(false) : closeDialog}
          />
        ))}
    </Dialog>
  );
}
