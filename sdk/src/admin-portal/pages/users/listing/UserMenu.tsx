import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { displayName } from '../../../parts/display-name';
import { ActionsMenu } from '../../../parts/users/UserActions';
import { useUserActions } from './use-user-actions';

/** The actions on one member. */
export function UserMenu({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const actions = useUserActions(member);
  return <ActionsMenu label={t('adminPortal.users.actionsFor', { name: displayName(member) })} actions={actions} />;
}
