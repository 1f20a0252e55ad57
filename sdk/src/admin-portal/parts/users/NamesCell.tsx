import { useTranslate } from '../../../app/context';
import { Chip } from '../../../ui/Chip';
import { Tooltip } from '../../../ui/Tooltip';

/** Number of names that are shown; the others are counted. */
const SHOWN_NAMES = 2;

export interface NamesCellProps {
  names: readonly string[];
  /** Shown without a name. */
  empty: string;
}

/** The roles, the groups or the applications of a member. */
export function NamesCell({ names, empty }: NamesCellProps) {
  const t = useTranslate();
  const further = names.slice(SHOWN_NAMES);
  if (names.length === 0) return <span className="portico-muted">{empty}</span>;
  return (
    <span className="portico-roles">
      {names.slice(0, SHOWN_NAMES).map((name) => (
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
