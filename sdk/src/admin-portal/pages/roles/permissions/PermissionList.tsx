import type { PermissionGroup } from './permission-groups';

/** Most permissions that are shown without a press. */
const SHORT_LIST = 8;

/** Permissions by category, to read; folded if there are many. */
export function PermissionList({ groups }: { groups: readonly PermissionGroup[] }) {
  const isShort = groups.flatMap(({ permissions }) => permissions).length <= SHORT_LIST;
  return (
    <div className="portico-permission-groups">
      {groups.map((group) => (
        <details key={group.id} className="portico-permission-group" open={isShort}>
          <summary>
            <span className="portico-category-name">{group.name}</span>
            <span className="portico-category-count" data-some>
              {group.permissions.length}
            </span>
          </summary>
          <ul>
            {group.permissions.map((permission) => (
              <li key={permission.id} className="portico-permission-texts">
                <span>{permission.name}</span>
                <bdi className="portico-key-text" dir="ltr">
                  {permission.key}
                </bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
