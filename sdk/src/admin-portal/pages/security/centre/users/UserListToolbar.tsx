import { Mail, Trash2, UserRoundX } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { SelectionBar } from '../../../../parts/users/SelectionBar';
import { idsInAddress } from '../../../../parts/users/selection-address';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { INACTIVE_DAYS } from '../centre-constants';
import { listTexts } from './list-texts';
import { useListAccess } from './use-list-access';
import { useShownList } from './use-shown-list';

/** What is wrong with the users of the list and what can be done for all of them; or the actions on the selected ones. */
export function UserListToolbar() {
  const [, store] = useShownList();
  return useStore(store, ({ selected }) => selected.size > 0) ? <BulkBar /> : <ListNote />;
}

const icons = { emailUsersAtRisk: Mail, disableUsersAtRisk: UserRoundX, deleteUsersAtRisk: Trash2 } as const;

const labels = {
  emailUsersAtRisk: 'adminPortal.securityCenter_InnerPages.emailSelected',
  disableUsersAtRisk: 'adminPortal.users.disableUserAction',
  deleteUsersAtRisk: 'adminPortal.users.deleteUserAction',
} as const;

function BulkBar() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const [name, store] = useShownList();
  const { listing, selected, select, selectEveryone } = useStore(store);
  const kinds = useListAccess(name);
  return (
    <SelectionBar listing={listing} selected={selected} onSelect={select} onSelectEveryone={selectEveryone}>
      {kinds.map((kind) => {
        const Icon = icons[kind];
        const dialog = { kind, userIds: idsInAddress(selected) } satisfies SecurityDialog;
        return (
          <Button key={kind} variant="secondary" size="dense" aria-haspopup="dialog" onClick={() => openDialog(dialog)}>
            <Icon size={16} aria-hidden="true" />
            <span>{t(labels[kind])}</span>
          </Button>
        );
      })}
    </SelectionBar>
  );
}

function ListNote() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const [name] = useShownList();
  const mayEmail = useListAccess(name).includes('emailUsersAtRisk');
  return (
    <div className="portico-toolbar">
      <p className="portico-hint">{t(listTexts[name].note, { days: INACTIVE_DAYS })}</p>
      {mayEmail && (
        <span className="portico-toolbar-end">
          <Button
            variant="secondary"
            size="dense"
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'resetLeakedPasswords' } satisfies SecurityDialog)}
          >
            {t('adminPortal.securityCenter_InnerPages.emailAll')}
          </Button>
        </span>
      )}
    </div>
  );
}
