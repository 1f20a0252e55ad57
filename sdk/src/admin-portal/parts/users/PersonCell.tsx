import { useSession, useTranslate } from '../../../app/context';
import { Chip } from '../../../ui/Chip';
import { displayName } from '../display-name';
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
  const shown = displayName({ name, email });
  return (
    <span className="portico-person">
      <UserAvatar name={shown} src={picture} />
      <span className="portico-person-texts">
        <span className="portico-person-name">
          <button type="button" className="portico-person-link" aria-haspopup="dialog" onClick={onOpen}>
            {shown}
          </button>
          {userId === me && <Chip tone="primary">{t('adminPortal.users.you')}</Chip>}
        </span>
        {shown !== email && (
          <bdi className="portico-person-email" dir="ltr">
            {email}
          </bdi>
        )}
      </span>
    </span>
  );
}
