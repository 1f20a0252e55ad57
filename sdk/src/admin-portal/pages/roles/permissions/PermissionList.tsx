import { LongList } from '../../../../ui/LongList';
import { idOf } from '../../../../ui/use-long-list';
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
            <span className="portico-category-name">
              <bdi>{group.name}</bdi>
            </span>
            <span className="portico-category-count" data-some>
              {group.permissions.length}
            </span>
          </summary>
          <LongList itemClass="portico-picker-texts" items={group.permissions} itemKey={idOf}>
            {({ name, key }) => (
              <>
                <span>
                  <bdi>{name}</bdi>
                </span>
                <bdi className="portico-key-text" dir="ltr">
                  {key}
                </bdi>
              </>
            )}
          </LongList>
        </details>
      ))}
    </div>
  );
}
