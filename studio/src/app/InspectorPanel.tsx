import { lazy } from 'react';
import { LazyPart } from '../ui/LazyPart';
import { PanelUnavailable } from '../ui/PanelUnavailable';
import { useView } from '../view/view-store';
import { PanelHead } from './PanelHead';

const Inspector = lazy(() => import('../inspect/Inspector').then((m) => ({ default: m.Inspector })));

/** Details of the element that is selected in the preview. */
export function InspectorPanel() {
  const changeView = useView((view) => view.changeView);
  return (
    <section className="studio-panel" aria-label="Inspector">
      <PanelHead
        title="Inspector"
        closeLabel="Close the inspector"
        panel="inspector"
        onClose={() => changeView({ inspectorOpen: false })}
      />
      <div className="studio-panel-body">
        <LazyPart unavailable={<PanelUnavailable />}>
          <Inspector />
        </LazyPart>
      </div>
    </section>
  );
}
