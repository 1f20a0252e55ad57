import { useSession, useTranslate } from '../../../app/context';
import type { TeamUser } from '../../../contract';
import { Chip } from '../../../ui/Chip';
import type { UsersDialog } from '../../pages/users/users-dialogs';
import { usePortalActions } from '../../shell/use-portal';
import { UserAvatar } from '../UserAvatar';

/** Picture, name and e-mail address of a member; the name opens the panel about them. */
export function PersonCell({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const me = useSession((session) => session.user?.id);
  const name = member.name || member.email;
  return (
    <span className="portico-person">
      <UserAvatar name={name} src={member.profileImageUrl} />
      <span className="portico-person-texts">
        <span className="portico-person-name">
          <button
            type="button"
            className="portico-person-link"
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'user', userId: member.id } satisfies UsersDialog)}
          >
            {name}
          </button>
          {member.id === me && <Chip tone="primary">{t('adminPortal.users.you')}</Chip>}
        </span>
        {member.name && (
          <bdi className="portico-person-email" dir="ltr">
            {member.email}
          </bdi>
        )}
      </span>
    </span>
  );
}
