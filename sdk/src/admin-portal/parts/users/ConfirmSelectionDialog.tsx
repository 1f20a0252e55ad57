import { useState } from 'react';
import { useSession, useTranslate } from '../../../app/context';
import { useNotify } from '../../../ui/Notifications';
import { ConfirmDialog } from '../ConfirmDialog';
import { useOfferUndo } from '../use-offer-undo';
import { type KnownRows, knownRow } from './known-rows';
import type { SelectionActions } from './selection-actions';

/** A table of users with the actions on several of them. */
type SelectableUsers = SelectionActions &
  Pick<KnownRows<unknown, { id: string; isDisabled?: boolean | undefined }>, 'listing' | 'others'>;

export interface ConfirmSelectionDialogProps {
  kind: 'disableUsers' | 'deleteUsers';
  users: SelectableUsers;
  /** At least one. */
  userIds: readonly string[];
  onClose: () => void;
}

const texts = {
  disableUsers: {
    title: 'adminPortal.users_BulkActions.disableTitle',
    message: 'adminPortal.users_BulkActions.disableMessage',
    confirm: 'adminPortal.users_BulkActions.disable',
    done: 'adminPortal.users_BulkActions.disabled',
  },
  deleteUsers: {
    title: 'adminPortal.users_BulkActions.deleteTitle',
    message: 'adminPortal.users_BulkActions.deleteMessage',
    confirm: 'adminPortal.users_BulkActions.delete',
    done: 'adminPortal.users_BulkActions.deleted',
  },
} as const;

/** Asks for confirmation of an action on several members. To remove them, the user types the name of the team. */
export function ConfirmSelectionDialog({ kind, users, userIds, onClose }: ConfirmSelectionDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const offerUndo = useOfferUndo();
  // Before the first attempt, which may succeed for some of them: only these are enabled again.
  const [enabled] = useState(() => userIds.filter((id) => !knownRow(users, id)?.isDisabled));
  const count = userIds.length;
  const done = t(texts[kind].done, { count });
  const typed = {
    label: t('adminPortal.users_BulkActions.typeToConfirm', { text: tenant }),
    text: tenant,
    problem: t('adminPortal.users_BulkActions.typedOtherwise'),
  };
  return (
    <ConfirmDialog
      title={t(texts[kind].title, { count })}
      message={t(texts[kind].message)}
      cancel={t('adminPortal.users_BulkActions.cancel')}
      confirm={t(texts[kind].confirm)}
      danger
      {...(kind === 'deleteUsers' && { typed })}
      onConfirm={() => (kind === 'deleteUsers' ? users.remove(userIds) : users.disable(userIds))}
      onClose={onClose}
      onDone={() => (kind === 'deleteUsers' ? notify.announce(done) : offerUndo(done, () => users.enable(enabled)))}
    />
  );
}
