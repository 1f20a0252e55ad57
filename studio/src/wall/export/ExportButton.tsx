import { ImageDown } from 'lucide-react';
import { lazy, useState } from 'react';
import { IconButton } from '../../ui/Button';
import { LazyPart } from '../../ui/LazyPart';
import type { CardShape } from '../card-shape';
import type { WallCommands } from '../wall-commands';

const ExportDialog = lazy(() => import('./ExportDialog').then((m) => ({ default: m.ExportDialog })));

export interface ExportButtonProps {
  commands: WallCommands;
  shape: CardShape;
  disabled: boolean;
}

/** Opens the dialog that exports what the wall shows. */
export function ExportButton({ disabled, ...wall }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Export as a picture or PDF" disabled={disabled} onClick={() => setOpen(true)}>
        <ImageDown size={14} aria-hidden />
      </IconButton>
      <LazyPart>{open && <ExportDialog {...wall} onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
