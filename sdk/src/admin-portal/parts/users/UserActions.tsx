import { type LucideIcon, MoreHorizontal } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem } from '../../../ui/Menu';

/** An action on a user, as menus and panels show it. */
export interface ShownAction {
  id: string;
  label: string;
  icon: LucideIcon;
  danger: boolean;
  /** Why the action is unavailable. */
  reason: string | undefined;
  run: () => void;
}

/** A menu of actions; unavailable ones say why. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly ShownAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu label={label} trigger={<MoreHorizontal size={20} />}>
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

/** The actions of the row's menu as buttons of a panel. */
export function PanelActions({ actions }: { actions: readonly ShownAction[] }) {
  const t = useTranslate();
  if (actions.length === 0) return null;
  return (
    <section className="portico-panel-actions" aria-label={t('adminPortal.users.actionsHeader')}>
      {actions.map(({ id, label, icon: ActionIcon, danger, reason, run }) => (
        <div key={id}>
          <Button
            variant="quiet"
            wide
            data-tone={danger ? 'danger' : undefined}
            aria-disabled={reason !== undefined || undefined}
            onClick={() => reason === undefined && run()}
          >
            <ActionIcon size={16} aria-hidden="true" />
            <span>{label}</span>
          </Button>
          {reason && <p className="portico-hint">{reason}</p>}
        </div>
      ))}
    </section>
  );
}
