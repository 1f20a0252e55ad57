import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { errorText } from '../../../parts/error-text';
import type { Outcomes } from '../../../parts/users/run-at-once';
import type { Invitation } from '../users-state';

export interface InviteOutcomesProps {
  outcomes: Outcomes<Invitation>;
  onRetry: (invitations: readonly Invitation[]) => Promise<void>;
  onClose: () => void;
}

/** Says how many were invited, and names those who were not, with the reason and a retry. */
export function InviteOutcomes({ outcomes: { done, failed, unsent }, onRetry, onClose }: InviteOutcomesProps) {
  const t = useTranslate();
  const rest = [...failed.map(({ item }) => item), ...unsent];
  return (
    <>
      <DialogBody>
        <p role="status">{t('adminPortal.users_InviteMany.done', { count: done })}</p>
        {unsent.length > 0 && <p>{t('adminPortal.users_InviteMany.unsent', { count: unsent.length })}</p>}
        {failed.length > 0 && (
          <div className="portico-invite-summary">
            <p>{t('adminPortal.users_InviteMany.failed', { count: failed.length })}</p>
            <ul className="portico-invite-problems">
              {failed.map(({ item, error }) => (
                <li key={item.email}>
                  <bdi>{item.email}</bdi> <span className="portico-muted">{errorText(t, error)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </DialogBody>
      <DialogActions>
        {rest.length > 0 && (
          <Button variant="secondary" onClick={() => void onRetry(rest)}>
            {t('adminPortal.users_InviteMany.retry', { count: rest.length })}
          </Button>
        )}
        <Button data-initial-focus onClick={onClose}>
          {t('adminPortal.users_InviteMany.close')}
        </Button>
      </DialogActions>
    </>
  );
}
