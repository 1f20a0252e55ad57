import { X } from 'lucide-react';
import { useTranslate } from '../../app/context';

/** Closes the portal that covers the host. `corner` places it in the upper corner of its container. */
export function CloseButton({ corner = false, onClose }: { corner?: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={corner ? 'portico-icon-button portico-portal-close' : 'portico-icon-button'}
      aria-label={t('adminPortal.navigation.closePortal')}
      onClick={onClose}
    >
      <X size={20} />
    </button>
  );
}
