import { Crosshair } from 'lucide-react';
import { lazy } from 'react';
import { useActiveSession, useSession } from '../preview/preview-store';
import { Button } from '../ui/Button';
import { LazyPart } from '../ui/LazyPart';
import { useView } from '../view/view-store';
import { ElementList } from './ElementList';
import './inspect.css';

/** Contains every text of the product: loaded when an element is selected. */
const SelectedElement = lazy(() => import('./SelectedElement').then((m) => ({ default: m.SelectedElement })));

/** Details of the selected element: its tokens, its text, its menu entry; and the list of all elements. */
export function Inspector() {
  const inspecting = useView((view) => view.inspecting);
  const session = useActiveSession();
  const selected = useSession(session, (state) => state.selected);
  if (!inspecting) return <Invitation />;
  return (
    <div className="inspector">
      {selected ? (
        <LazyPart>
          <SelectedElement element={selected} />
        </LazyPart>
      ) : (
        <Hint />
      )}
      <ElementList session={session} />
    </div>
  );
}

/** Explains the inspector and starts inspecting. */
function Invitation() {
  const changeView = useView((view) => view.changeView);
  return (
    <div className="studio-empty">
      <strong>Point at anything in the preview</strong>
      <p>See which colours, texts and menu entries an element is made of, and change them where they show.</p>
      <Button variant="outlined" onClick={() => changeView({ inspecting: true })}>
        <Crosshair size={14} aria-hidden />
        Inspect elements
      </Button>
    </div>
  );
}

function Hint() {
  return (
    <p className="inspector-hint">
      Click an element in the preview, press Tab inside it, or choose one below. A double click edits the text.
    </p>
  );
}
