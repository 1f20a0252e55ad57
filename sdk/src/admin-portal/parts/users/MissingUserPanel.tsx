import { SearchX } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import type { ApiError } from '../../../core/errors';
import { DialogBody } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SidePanel } from '../../../ui/SidePanel';
import { LoadFailed } from '../LoadFailed';

export interface MissingUserPanelProps {
  /** Why the user could not be loaded; absent for a user who is not there. */
  error: ApiError | undefined;
  /** Says that the user is not there, and why that may be. */
  title: string;
  description: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands for the panel and the dialogs about a user who can't be shown: their address may be old, or another user's. */
export function MissingUserPanel({ error, title, description, onRetry, onClose }: MissingUserPanelProps) {
  const t = useTranslate();
  return (
    <SidePanel title={t('adminPortal.users.userHeader')} closeLabel={t('common.actions.close')} onClose={onClose}>
      <DialogBody>
        {error ? (
          <LoadFailed error={error} onRetry={onRetry} />
        ) : (
          <EmptyState icon={<SearchX size={20} />} title={title} description={description} />
        )}
      </DialogBody>
    </SidePanel>
  );
}
