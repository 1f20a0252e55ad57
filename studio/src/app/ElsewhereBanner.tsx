import { TriangleAlert } from 'lucide-react';
import { usePaintedDraft } from '../draft/painted-draft';
import { Button } from '../ui/Button';
import { useProject } from './project-store';

/** Shows that another tab has saved this project, and lets the vendor choose the version to keep. */
export function ElsewhereBanner() {
  const elsewhere = usePaintedDraft((draft) => draft.saved === 'elsewhere');
  const autosave = useProject((project) => project.autosave);
  if (!elsewhere) return <div role="status" />;
  return (
    <div className="studio-banner" role="status">
      <TriangleAlert size={16} aria-hidden />
      <p>This project was changed in another tab. This tab has stopped saving, so nothing is overwritten.</p>
      <div className="studio-banner-actions">
        <Button variant="outlined" onClick={() => void autosave?.takeOver()}>
          Use the other version
        </Button>
        <Button variant="outlined" onClick={() => void autosave?.overwrite()}>
          Keep this one
        </Button>
      </div>
    </div>
  );
}
