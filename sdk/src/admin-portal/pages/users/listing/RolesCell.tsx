import { useTranslate } from '../../../../app/context';
import type { TeamUser } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { Tooltip } from '../../../../ui/Tooltip';

/** Number of roles that are shown by name; the others are counted. */
const SHOWN_ROLES = 2;

/** The roles of a member. */
export function RolesCell({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const names = member.roles.map(({ name }) => name);
  const further = names.slice(SHOWN_ROLES);
  if (names.length === 0) return <span className="portico-muted">{t('adminPortal.users.noRoles')}</span>;
  return (
    <span className="portico-roles">
      {names.slice(0, SHOWN_ROLES).map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
      {further.length > 0 && (
        <Tooltip text={further.join(', ')}>
          <button type="button" className="portico-chip-button">
            <Chip>{t('adminPortal.users.moreRoles', { count: further.length })}</Chip>
          </button>
        </Tooltip>
      )}
    </span>
  );
}
