import { useEffect, useRef } from 'react';
import { Group, Panel, type PanelImperativeHandle, Separator, useDefaultLayout } from 'react-resizable-panels';
import { settingsStorage } from '../ui/settings-storage';
import { useView } from '../view/view-store';
import { Canvas } from './Canvas';
import { EditorPanel } from './EditorPanel';
import { EditorRail } from './EditorRail';
import { InspectorPanel } from './InspectorPanel';
import { useStackedPanels } from './use-stacked-panels';
import { WorldPanel } from './WorldPanel';

/** Heights and widths of the panels in `rem`: they scale with the browser's text size, as their content does. */
const drawerSize = { open: '17.5rem', bar: '2.0625rem' };

/** Sizes of the panels next to the canvas. */
const columnSizes = {
  editor: { defaultSize: '20rem', minSize: '15rem', maxSize: '45%' },
  inspector: { defaultSize: '18.75rem', minSize: '15rem', maxSize: '40%' },
  middle: { minSize: '20rem' },
};

/** Sizes of the panels above or below the canvas, in a narrow window. */
const stackedPanel = { defaultSize: '45%', minSize: '8rem', maxSize: '70%' };
const rowSizes = { editor: stackedPanel, inspector: stackedPanel, middle: { minSize: '12.5rem' } };

/**
 * Everything below the top bar: the canvas and the panels around it. The sizes of the panels are stored. The order of the
 * panels is the same in a narrow window, because a frame that moves in the page loads again.
 */
export function Workspace() {
  const editorOpen = useView((view) => view.editorOpen);
  const inspectorOpen = useView((view) => view.inspectorOpen);
  const isStacked = useStackedPanels();
  const panelIds = [...(editorOpen ? ['editor'] : []), 'middle', ...(inspectorOpen ? ['inspector'] : [])];
  const id = isStacked ? 'portico-studio:stack' : 'portico-studio:columns';
  const layout = useDefaultLayout({ id, panelIds, storage: settingsStorage });
  const [side, sizes] = isStacked ? ['Height', rowSizes] : ['Width', columnSizes];
  return (
    <main className="studio-work">
      <EditorRail />
      <Group {...layout} id="studio-columns" orientation={isStacked ? 'vertical' : 'horizontal'}>
        {editorOpen && (
          <Panel id="editor" {...sizes.editor} groupResizeBehavior="preserve-pixel-size">
            <EditorPanel />
          </Panel>
        )}
        {editorOpen && <Separator className="studio-handle" aria-label={`${side} of the editor`} />}
        <Panel id="middle" {...sizes.middle}>
          <CanvasAndWorld />
        </Panel>
        {inspectorOpen && <Separator className="studio-handle" aria-label={`${side} of the inspector`} />}
        {inspectorOpen && (
          <Panel id="inspector" {...sizes.inspector} groupResizeBehavior="preserve-pixel-size">
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
        collapsedSize={drawerSize.bar}
        defaultSize={drawerSize.bar}
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
    panel.resize(drawerSize.open);
  }, [open]);
  return {
    ref,
    onResize() {
      const panel = ref.current;
      if (panel) changeView({ drawerOpen: !panel.isCollapsed() });
    },
  };
}
