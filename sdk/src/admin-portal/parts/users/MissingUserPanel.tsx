import { SearchX } from 'lucide-react';
import { useSession, useTranslate } from '../../../app/context';
import type { ApiError } from '../../../core/errors';
import { DialogBody } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SidePanel } from '../../../ui/SidePanel';
import { LoadFailed } from '../LoadFailed';

export interface MissingUserPanelProps {
  /** Why the user could not be loaded; absent for a user who is not in the team. */
  error: ApiError | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands for the panel and the dialogs about a user who can't be shown: their address may be old, or of another team. */
export function MissingUserPanel({ error, onRetry, onClose }: MissingUserPanelProps) {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  return (
    <SidePanel title={t('adminPortal.users.userHeader')} closeLabel={t('common.actions.close')} onClose={onClose}>
      <DialogBody>
        {error ? (
          <LoadFailed error={error} onRetry={onRetry} />
        ) : (
          <EmptyState
            icon={<SearchX size={20} />}
            title={t('adminPortal.users.missingUser')}
            description={t('adminPortal.users.missingUserDescription', { tenant })}
          />
        )}
      </DialogBody>
    </SidePanel>
  );
}
