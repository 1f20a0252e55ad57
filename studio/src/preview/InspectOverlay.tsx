import type { Inspected } from '../protocol/messages';
import { useView } from '../view/view-store';
import type { FrameSession } from './frame-session';
import { useSession } from './preview-store';

/** Outlines over the frame: the hovered element, with its name, and the selected one. */
export function InspectOverlay({ session, scale }: { session: FrameSession; scale: number }) {
  const inspecting = useView((view) => view.inspecting);
  const hovered = useSession(session, (state) => state.hovered);
  const selected = useSession(session, (state) => state.selected);
  if (!inspecting) return null;
  return (
    <div className="inspect-overlay" aria-hidden="true">
      {hovered && hovered.id !== selected?.id && <Outline element={hovered} scale={scale} />}
      {selected && <Outline element={selected} scale={scale} chosen />}
    </div>
  );
}

function Outline({ element, scale, chosen }: { element: Inspected; scale: number; chosen?: boolean }) {
  const { x, y, width, height } = element.rect;
  return (
    <div
      className="inspect-outline"
      data-chosen={chosen || undefined}
      data-tag={y * scale < 24 ? 'below' : 'above'}
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    >
      <span className="inspect-name">{element.name}</span>
    </div>
  );
}
