import { X } from 'lucide-react';
import { lazy } from 'react';
import { IconButton } from '../ui/Button';
import { LazyPart } from '../ui/LazyPart';
import { PanelUnavailable } from '../ui/PanelUnavailable';
import { useView } from '../view/view-store';

const Inspector = lazy(() => import('../inspect/Inspector').then((m) => ({ default: m.Inspector })));

/** Details of the element that is selected in the preview. */
export function InspectorPanel() {
  const changeView = useView((view) => view.changeView);
  return (
    <section className="studio-panel" aria-label="Inspector">
      <header className="studio-panel-head">
        <h2>Inspector</h2>
        <IconButton label="Close the inspector" onClick={() => changeView({ inspectorOpen: false })}>
          <X size={14} aria-hidden />
        </IconButton>
      </header>
      <div className="studio-panel-body">
        <LazyPart unavailable={<PanelUnavailable />}>
          <Inspector />
        </LazyPart>
      </div>
    </section>
  );
}
