import { useSession, useTranslate } from '../../../app/context';
import { Chip } from '../../../ui/Chip';
import { UserAvatar } from '../UserAvatar';

export interface PersonCellProps {
  userId: string;
  name: string | undefined;
  email: string;
  picture: string | null | undefined;
  /** Opens the panel about the user. */
  onOpen: () => void;
}

/** Picture, name and e-mail address of a user; the name opens the panel about them. */
export function PersonCell({ userId, name, email, picture, onOpen }: PersonCellProps) {
  const t = useTranslate();
  const me = useSession((session) => session.user?.id);
  return (
    <span className="portico-person">
      <UserAvatar name={name || email} src={picture} />
      <span className="portico-person-texts">
        <span className="portico-person-name">
          <button type="button" className="portico-person-link" aria-haspopup="dialog" onClick={onOpen}>
            {name || email}
          </button>
          {userId === me && <Chip tone="primary">{t('adminPortal.users.you')}</Chip>}
        </span>
        {name && (
          <bdi className="portico-person-email" dir="ltr">
            {email}
          </bdi>
        )}
      </span>
    </span>
  );
}
