import { memo, useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Chip } from '../../../../ui/Chip';
import { Table, type TableColumn } from '../../../../ui/Table';
import { idOf } from '../../../../ui/use-long-list';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import { isBuiltIn } from '../role-actions';
import type { RolesDialog } from '../roles-dialogs';
import { RoleMenu } from './RoleMenu';

export interface RolesTableProps {
  roles: readonly Role[];
  layout: TableLayoutState;
}

/**
 * The roles, each with its key and the number of its permissions. Renders again with other roles only, not with each letter
 * of a search.
 */
export const RolesTable = memo(function RolesTable({ roles, layout }: RolesTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <Table
      label={t('adminPortal.roles.tableLabel')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={roles}
      rowKey={idOf}
      rowName={({ name }) => name}
      {...useLayoutProps(layout)}
      onOpen={({ id }) => openDialog({ kind: 'showRole', roleId: id } satisfies RolesDialog)}
      actions={useMemo(() => actionsOf(t), [t])}
    />
  );
});

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.roles.actionsHeader'),
  render: (role: Role) => <RoleMenu role={role} />,
});

function columnsOf(t: Translate): TableColumn<Role>[] {
  return [
    { id: 'role', title: t('adminPortal.roles.roleHeader'), render: (role) => <RoleName role={role} /> },
    {
      id: 'key',
      title: t('adminPortal.roles.keyHeader'),
      priority: 'medium',
      render: ({ key }) => (
        <bdi className="portico-key-text" dir="ltr">
          {key}
        </bdi>
      ),
    },
    {
      id: 'permissions',
      title: t('adminPortal.roles.permissionsHeader'),
      render: ({ permissions }) =>
        permissions.length > 0 ? (
          t('adminPortal.roles.permissionCount', { count: permissions.length })
        ) : (
          <span className="portico-muted">{t('adminPortal.roles.emptyChipsMessage')}</span>
        ),
    },
  ];
}

/** The name, which opens the role's panel, and what kind of role it is. */
function RoleName({ role }: { role: Role }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <span className="portico-named">
      <span className="portico-named-line">
        <button
          type="button"
          className="portico-row-link"
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'showRole', roleId: role.id } satisfies RolesDialog)}
        >
          <bdi>{role.name}</bdi>
        </button>
        {role.isDefault && <Chip tone="primary">{t('adminPortal.roles.defaultChip')}</Chip>}
        {isBuiltIn(role) && <Chip>{t('adminPortal.roles.builtInChip')}</Chip>}
      </span>
      {role.description && (
        <span className="portico-named-text">
          <bdi>{role.description}</bdi>
        </span>
      )}
    </span>
  );
}
