import { X } from 'lucide-react';
import { IconButton } from '../ui/Button';
import type { EditorName } from '../view/view-place';

type PanelName = EditorName | 'inspector';

/** The id of the button that opens a panel. */
export const openerId = (panel: PanelName) => `studio-open-${panel}`;

export interface PanelHeadProps {
  title: string;
  /** Name of the button that closes the panel. */
  closeLabel: string;
  panel: PanelName;
  onClose: () => void;
}

/** Title of a panel, and the button that closes it. The focus then moves to the button that opens the panel again. */
export function PanelHead({ title, closeLabel, panel, onClose }: PanelHeadProps) {
  return (
    <header className="studio-panel-head">
      <h2>{title}</h2>
      <IconButton
        label={closeLabel}
        onClick={() => {
          onClose();
          document.getElementById(openerId(panel))?.focus();
        }}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </header>
  );
}
