import { useEffect, useRef } from 'react';
import { Group, Panel, type PanelImperativeHandle, Separator, useDefaultLayout } from 'react-resizable-panels';
import { settingsStorage } from '../ui/settings-storage';
import { useView } from '../view/view-store';
import { Canvas } from './Canvas';
import { EditorPanel } from './EditorPanel';
import { EditorRail } from './EditorRail';
import { InspectorPanel } from './InspectorPanel';
import { WorldPanel } from './WorldPanel';

/** Heights and widths of the panels in `rem`: they scale with the browser's text size, as their content does. */
const size = {
  editor: '20rem',
  inspector: '18.75rem',
  drawer: '17.5rem',
  drawerBar: '2.0625rem',
  least: '15rem',
  canvas: '20rem',
};

/** Everything below the top bar: the canvas and the panels around it. The sizes of the panels are stored. */
export function Workspace() {
  const editorOpen = useView((view) => view.editorOpen);
  const inspectorOpen = useView((view) => view.inspectorOpen);
  const columns = [...(editorOpen ? ['editor'] : []), 'middle', ...(inspectorOpen ? ['inspector'] : [])];
  const layout = useDefaultLayout({ id: 'portico-studio:columns', panelIds: columns, storage: settingsStorage });
  return (
    <main className="studio-work">
      <EditorRail />
      <Group {...layout} id="studio-columns">
        {editorOpen && (
          <Panel
            id="editor"
            defaultSize={size.editor}
            minSize={size.least}
            maxSize="45%"
            groupResizeBehavior="preserve-pixel-size"
          >
            <EditorPanel />
          </Panel>
        )}
        {editorOpen && <Separator className="studio-handle" aria-label="Width of the editor" />}
        <Panel id="middle" minSize={size.canvas}>
          <CanvasAndWorld />
        </Panel>
        {inspectorOpen && <Separator className="studio-handle" aria-label="Width of the inspector" />}
        {inspectorOpen && (
          <Panel
            id="inspector"
            defaultSize={size.inspector}
            minSize={size.least}
            maxSize="40%"
            groupResizeBehavior="preserve-pixel-size"
          >
            <InspectorPanel />
          </Panel>
        )}
      </Group>
    </main>
  );
}

function CanvasAndWorld() {
  const layout = useDefaultLayout({ id: 'portico-studio:rows', storage: settingsStorage });
  const drawer = useDrawer();
  return (
    <Group {...layout} orientation="vertical" id="studio-rows">
      <Panel id="canvas" minSize={160}>
        <section className="studio-canvas" aria-label="Preview">
          <Canvas />
        </section>
      </Panel>
      <Separator className="studio-handle" aria-label="Height of the world" />
      <Panel
        id="drawer"
        panelRef={drawer.ref}
        collapsible
        collapsedSize={size.drawerBar}
        defaultSize={size.drawerBar}
        minSize={140}
        maxSize="70%"
        groupResizeBehavior="preserve-pixel-size"
        onResize={drawer.onResize}
      >
        <WorldPanel />
      </Panel>
    </Group>
  );
}

/** Synchronizes the collapsed state of the drawer with `drawerOpen` of the view, in both directions. */
function useDrawer() {
  const ref = useRef<PanelImperativeHandle>(null);
  const open = useView((view) => view.drawerOpen);
  const changeView = useView((view) => view.changeView);
  useEffect(() => {
    const panel = ref.current;
    if (!panel || panel.isCollapsed() === !open) return;
    if (!open) return panel.collapse();
    panel.resize(size.drawer);
  }, [open]);
  return {
    ref,
    onResize() {
      const panel = ref.current;
      if (panel) changeView({ drawerOpen: !panel.isCollapsed() });
    },
  };
}
