import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { LazyPart } from '../ui/LazyPart';
import { PanelUnavailable } from '../ui/PanelUnavailable';
import type { EditorName } from '../view/view-place';
import { useView } from '../view/view-store';
import { editorTitles } from './EditorRail';
import { PanelHead } from './PanelHead';

/** Every editor has a panel, loaded when it is first opened. */
const panels: { [E in EditorName]: LazyExoticComponent<ComponentType> } = {
  theme: lazy(() => import('../editors/theme/ThemeEditor').then((m) => ({ default: m.ThemeEditor }))),
  texts: lazy(() => import('../editors/texts/TextsEditor').then((m) => ({ default: m.TextsEditor }))),
  navigation: lazy(() =>
    import('../editors/navigation/NavigationEditor').then((m) => ({ default: m.NavigationEditor })),
  ),
  code: lazy(() => import('../editors/code/CodeEditor').then((m) => ({ default: m.CodeEditor }))),
};

/** The open editor. */
export function EditorPanel() {
  const editor = useView((view) => view.editor);
  const changeView = useView((view) => view.changeView);
  const Panel = panels[editor];
  return (
    <section className="studio-panel" aria-label={`${editorTitles[editor]} editor`}>
      <PanelHead
        title={editorTitles[editor]}
        closeLabel="Close the editor"
        panel={editor}
        onClose={() => changeView({ editorOpen: false })}
      />
      <div className="studio-panel-body" data-editor={editor}>
        <LazyPart key={editor} unavailable={<PanelUnavailable />}>
          <Panel />
        </LazyPart>
      </div>
    </section>
  );
}
