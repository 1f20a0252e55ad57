import { Lock } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { Chip } from '../../../ui/Chip';
import { Tooltip } from '../../../ui/Tooltip';

/** Says that the profile is managed by a directory, and why it is read-only. */
function ManagedElsewhere() {
  const t = useTranslate();
  return (
    <Tooltip text={t('adminPortal.profile.externallyManagedTooltip')}>
      <button type="button" className="portico-managed">
        <Chip icon={<Lock size={12} />}>{t('adminPortal.profile.externallyManaged')}</Chip>
      </button>
    </Tooltip>
  );
}

/** The chunk of the note, with its tooltip. */
export const content: LazyContent<object> = { component: ManagedElsewhere };
