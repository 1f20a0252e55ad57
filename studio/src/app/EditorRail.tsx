import { Braces, Languages, Moon, Palette, PanelRight, Route, Sun, SunMoon } from 'lucide-react';
import { IconButton } from '../ui/Button';
import { type StudioScheme, useStudioScheme } from '../ui/studio-scheme';
import { type EditorName, editors } from '../view/view-place';
import { useView } from '../view/view-store';
import { openerId } from './PanelHead';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true };

export const editorTitles: { [E in EditorName]: string } = {
  theme: 'Theme',
  texts: 'Texts',
  navigation: 'Navigation',
  code: 'Code',
};

const editorIcons: { [E in EditorName]: typeof Palette } = {
  theme: Palette,
  texts: Languages,
  navigation: Route,
  code: Braces,
};

/** The editors as icons; a click on the open one closes it. */
export function EditorRail() {
  const editor = useView((view) => view.editor);
  const editorOpen = useView((view) => view.editorOpen);
  const inspectorOpen = useView((view) => view.inspectorOpen);
  const changeView = useView((view) => view.changeView);
  return (
    <nav className="studio-rail" aria-label="Editors">
      {editors.map((name, index) => {
        const Icon = editorIcons[name];
        const shown = editorOpen && editor === name;
        return (
          <IconButton
            key={name}
            id={openerId(name)}
            label={`${editorTitles[name]} (Alt ${index + 1})`}
            aria-pressed={shown}
            onClick={() => changeView({ editor: name, editorOpen: !shown })}
          >
            <Icon {...icon} />
          </IconButton>
        );
      })}
      <div className="studio-rail-end">
        <IconButton
          id={openerId('inspector')}
          label={inspectorOpen ? 'Hide the inspector' : 'Show the inspector'}
          aria-pressed={inspectorOpen}
          onClick={() => changeView({ inspectorOpen: !inspectorOpen })}
        >
          <PanelRight {...icon} />
        </IconButton>
        <LookButton />
      </div>
    </nav>
  );
}

const schemeButtons: { [S in StudioScheme]: { icon: typeof Sun; label: string; next: StudioScheme } } = {
  system: { icon: SunMoon, label: 'Studio scheme: as the system', next: 'light' },
  light: { icon: Sun, label: 'Studio scheme: light', next: 'dark' },
  dark: { icon: Moon, label: 'Studio scheme: dark', next: 'system' },
};

function LookButton() {
  const scheme = useStudioScheme((state) => state.scheme);
  const choose = useStudioScheme((state) => state.choose);
  const { icon: Icon, label, next } = schemeButtons[scheme];
  return (
    <IconButton label={label} onClick={() => choose(next)}>
      <Icon {...icon} />
    </IconButton>
  );
}
