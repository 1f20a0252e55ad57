import { Plus } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/Button';
import { usePermission } from './use-access';

export interface CreateButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  /** Without this permission there is no button. */
  permission: string;
  /** Opens the dialog. */
  onClick: () => void;
}

/** Opens the dialog that creates what the page lists. */
export function CreateButton({ label, permission, ...button }: CreateButtonProps) {
  if (!usePermission(permission)) return null;
  return (
    <Button {...button} aria-haspopup="dialog">
      <Plus size={16} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}
