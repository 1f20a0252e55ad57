import { useTranslate } from '../../../../app/context';
import { displayName } from '../../../parts/display-name';
import { ActionsMenu } from '../../../parts/users/UserActions';
import type { AccountUser } from '../account-user';
import { useAccountUserActions } from './use-account-user-actions';

/** The actions on one user. */
export function AccountUserMenu({ user }: { user: AccountUser }) {
  const t = useTranslate();
  const actions = useAccountUserActions(user);
  return <ActionsMenu label={t('adminPortal.users.actionsFor', { name: displayName(user) })} actions={actions} />;
}
