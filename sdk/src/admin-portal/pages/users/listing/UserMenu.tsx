import { MoreHorizontal } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useUserActions } from './use-user-actions';

/** The actions on one member; unavailable ones say why. */
export function UserMenu({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const actions = useUserActions(member);
  if (actions.length === 0) return null;
  return (
    <Menu
      label={t('adminPortal.users.actionsFor', { name: member.name || member.email })}
      trigger={<MoreHorizontal size={20} />}
    >
      {actions.map(({ id, label, icon: ActionIcon, danger, reason, run }) => (
        <MenuItem
          key={id}
          id={id}
          label={label}
          icon={<ActionIcon size={16} />}
          tone={danger ? 'danger' : undefined}
          unavailable={reason !== undefined}
          description={reason}
          onAction={run}
        />
      ))}
    </Menu>
  );
}
