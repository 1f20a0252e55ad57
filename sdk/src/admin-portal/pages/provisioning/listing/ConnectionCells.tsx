import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { Skeleton } from '../../../../ui/Skeleton';
import { RelativeTime } from '../../../parts/RelativeTime';
import { usePortalActions } from '../../../shell/use-portal';
import type { ProvisioningDialog } from '../provisioning-dialogs';
import { useUserCount } from '../use-provisioning';

/** The name of a connection, which opens its panel. */
export function ConnectionName({ connection: { id, connectionName } }: { connection: DirectoryConnection }) {
  const { openDialog } = usePortalActions();
  return (
    <button
      type="button"
      className="portico-row-link"
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'showDirectory', connectionId: id } satisfies ProvisioningDialog)}
    >
      <bdi>{connectionName}</bdi>
    </button>
  );
}

/** The number of users that a directory has brought. */
export function UserCount({ connectionId }: { connectionId: string }) {
  const t = useTranslate();
  const count = useUserCount(connectionId);
  if (count === undefined) return <Skeleton width="32px" height="14px" />;
  if (count === null) return <span className="portico-muted">{t('adminPortal.provisioning_Table.usersUnknown')}</span>;
  return <span className="portico-directory-count">{new Intl.NumberFormat(t.language).format(count)}</span>;
}

/** How long ago a directory has written last. */
export function LastSync({ connection: { lastSync } }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  if (lastSync) return <RelativeTime at={lastSync} />;
  return <span className="portico-muted">{t('adminPortal.provisioning_Table.neverSynced')}</span>;
}
