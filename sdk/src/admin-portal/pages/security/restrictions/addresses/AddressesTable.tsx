import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../../app/context';
import type { IpRestriction } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { Chip } from '../../../../../ui/Chip';
import { Menu, MenuItem } from '../../../../../ui/Menu';
import { Table, type TableColumn } from '../../../../../ui/Table';
import { usePermission } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { securityPermissions } from '../../security-permissions';
import type { Addresses } from './addresses-store';
import { coversAddress } from './own-access';

/** A page of the addresses; those of the user are marked. */
export function AddressesTable({ addresses: { items, own } }: { addresses: Addresses }) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changeAddresses);
  const mayDelete = usePermission(securityPermissions.deleteAddresses);
  const access = { mayChange, mayDelete };
  return (
    <Table
      label={t('adminPortal.security_ipRestrictions.ipRestrictionsTableTitle')}
      columns={columnsOf(t, own)}
      rows={items}
      rowKey={({ id }) => id}
      rowName={({ ip }) => ip}
      actions={
        mayChange || mayDelete
          ? {
              title: t('adminPortal.security_ipRestrictions.actionsHeader'),
              render: (entry) => <AddressActions entry={entry} {...access} />,
            }
          : undefined
      }
    />
  );
}

const columnsOf = (t: Translate, own: string | null): TableColumn<IpRestriction>[] => [
  {
    id: 'ip',
    title: t('adminPortal.security_ipRestrictions.tableIpAddress'),
    render: (entry) => (
      <span className="portico-named-line">
        <bdi dir="ltr" className="portico-address">
          {entry.ip}
        </bdi>
        {own && coversAddress(entry, own) && (
          <Chip tone="primary">{t('adminPortal.security_ipRestrictions.currentIpChip')}</Chip>
        )}
      </span>
    ),
  },
  {
    id: 'description',
    title: t('adminPortal.security_ipRestrictions.tableIpDescription'),
    render: ({ description = '' }) => <bdi>{description}</bdi>,
  },
];

interface AddressActionsProps {
  entry: IpRestriction;
  mayChange: boolean;
  mayDelete: boolean;
}

function AddressActions({ entry: { id, ip }, mayChange, mayDelete }: AddressActionsProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const open = (kind: 'editAddress' | 'deleteAddress') => () => openDialog({ kind, id } satisfies SecurityDialog);
  return (
    <Menu label={t('adminPortal.security_ipRestrictions.actionsFor', { ip })} trigger={<MoreHorizontal size={20} />}>
      {mayChange && (
        <MenuItem
          id="edit"
          label={t('adminPortal.security_ipRestrictions.editAction')}
          icon={<Pencil size={16} />}
          onAction={open('editAddress')}
        />
      )}
      {mayDelete && (
        <MenuItem
          id="delete"
          label={t('adminPortal.security_ipRestrictions.deleteAction')}
          icon={<Trash2 size={16} />}
          tone="danger"
          onAction={open('deleteAddress')}
        />
      )}
    </Menu>
  );
}
