import { useTranslate } from '../../../../app/context';
import { Chip } from '../../../../ui/Chip';
import { Tooltip } from '../../../../ui/Tooltip';
import type { ApiToken } from '../token-calls';
import { useTokens } from '../tokens-store';

/** Number of roles that are shown by name; the others are counted. */
const SHOWN_ROLES = 2;

/** The roles of a token; roles whose names are not known are counted. */
export function RolesCell({ token: { roleIds } }: { token: ApiToken }) {
  const t = useTranslate();
  const roles = useTokens((store) => store.roles);
  if (roleIds.length === 0) return <span className="portico-muted">{t('adminPortal.tokens.noRoles')}</span>;
  const names = roleIds.flatMap((id) => roles?.find((role) => role.id === id)?.name ?? []);
  if (names.length < roleIds.length) {
    return <span className="portico-muted">{t('adminPortal.tokens.roleCount', { count: roleIds.length })}</span>;
  }
  const further = names.slice(SHOWN_ROLES);
  return (
    <span className="portico-token-roles">
      {names.slice(0, SHOWN_ROLES).map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
      {further.length > 0 && (
        <Tooltip text={further.join(', ')}>
          <button type="button" className="portico-chip-button">
            <Chip>{t('adminPortal.tokens.moreRoles', { count: further.length })}</Chip>
          </button>
        </Tooltip>
      )}
    </span>
  );
}
