import { screens } from '@portico/fixtures';
import { en, tokens } from '@portico/sdk/metadata';
import { draftStore } from '../draft/draft-store';
import { flattenTexts } from '../editors/texts/text-list';
import { controlsIn, portalPanels } from '../editors/theme/portal/portal-panels';
import { useStudioScheme } from '../ui/studio-scheme';
import { documentLanguages, languageChoices } from '../view/languages';
import { deviceWidths, editors } from '../view/view-place';
import { viewStore } from '../view/view-store';
import { editorTitles } from './EditorRail';
import { keyName } from './key-name';
import { chooseImport, exportMetadata } from './transfer';

/** An entry of the command palette. */
export interface Entry {
  id: string;
  title: string;
  group: 'Actions' | 'Screens' | 'Editors' | 'Theme values' | 'Texts';
  /** Shown at the end of the row: a shortcut, a key, a state. */
  hint?: string;
  run: () => void;
}

/** Maximum number of rows: with more matches, the user types on. */
const RESULT_LIMIT = 60;

/** All entries of the command palette. */
export function listEntries(): Entry[] {
  return [...actions(), ...places(), ...panels(), ...values(), ...portalOptions(), ...texts()];
}

/** Entries that contain every word of `search`; entries that start with the first word come first. */
export function findEntries(entries: readonly Entry[], search: string): Entry[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0)
    return entries.filter(({ group }) => group !== 'Theme values' && group !== 'Texts').slice(0, RESULT_LIMIT);
  const rank = ({ title }: Entry) => (title.toLowerCase().startsWith(terms[0] ?? '') ? 0 : 1);
  return entries
    .filter((entry) => {
      const text = `${entry.title} ${entry.hint ?? ''} ${entry.id}`.toLowerCase();
      return terms.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, RESULT_LIMIT);
}

const changeView = viewStore.getState().changeView;
const reveal = viewStore.getState().reveal;

function actions(): Entry[] {
  return [...draftActions(), ...viewActions(), ...choices()].map((entry) => ({ ...entry, group: 'Actions' }));
}

type Action = Omit<Entry, 'group'>;

function draftActions(): Action[] {
  const { undo, redo, undoLabel, redoLabel } = draftStore.getState();
  return [
    ...(undoLabel === null ? [] : [{ id: 'undo', title: `Undo: ${undoLabel}`, hint: keyName('Z'), run: undo }]),
    ...(redoLabel === null ? [] : [{ id: 'redo', title: `Redo: ${redoLabel}`, hint: keyName('Shift Z'), run: redo }]),
    { id: 'import', title: 'Import metadata', run: chooseImport },
    { id: 'export', title: 'Export metadata', run: exportMetadata },
  ];
}

function viewActions(): Action[] {
  const { toggleInspecting } = viewStore.getState();
  return [
    { id: 'focus', title: 'View: Focus, one screen', hint: 'Alt W', run: () => changeView({ view: 'focus' }) },
    { id: 'wall', title: 'View: Wall, every screen', hint: 'Alt W', run: () => changeView({ view: 'wall' }) },
    { id: 'light', title: 'Preview in light', run: () => changeView({ scheme: 'light' }) },
    { id: 'dark', title: 'Preview in dark', run: () => changeView({ scheme: 'dark' }) },
    { id: 'inspect', title: 'Inspect elements', hint: 'Alt I', run: toggleInspecting },
    {
      id: 'world',
      title: 'Show or fold the world',
      run: () => changeView({ drawerOpen: !viewStore.getState().drawerOpen }),
    },
    { id: 'compare schemes', title: 'Compare light and dark', run: () => changeView({ compare: 'schemes' }) },
    { id: 'compare devices', title: 'Compare devices', run: () => changeView({ compare: 'devices' }) },
    { id: 'compare none', title: 'Compare nothing', run: () => changeView({ compare: 'none' }) },
  ];
}

/** One action for each device, language and colour scheme of the studio. */
function choices(): Action[] {
  return [
    ...(['desktop', 'tablet', 'phone'] as const).map((device) => ({
      id: `device ${device}`,
      title: `Device: ${device}`,
      hint: `${deviceWidths[device]} px`,
      run: () => changeView({ device }),
    })),
    ...languageChoices(documentLanguages(draftStore.getState().metadata)).map(({ value, label }) => ({
      id: `language ${value}`,
      title: `Language: ${label}`,
      hint: value,
      run: () => changeView({ language: value }),
    })),
    ...(['system', 'light', 'dark'] as const).map((scheme) => ({
      id: `studio scheme ${scheme}`,
      title: `Studio scheme: ${scheme}`,
      run: () => useStudioScheme.getState().choose(scheme),
    })),
  ];
}

function places(): Entry[] {
  return screens.flatMap((screen) =>
    Object.entries(screen.states).map(([state, { title }]) => ({
      id: `screen ${screen.id} ${state}`,
      group: 'Screens' as const,
      title: screen.title === title ? title : `${screen.title}: ${title}`,
      hint: screen.flow,
      run: () => changeView({ screen: screen.id, state, view: 'focus' }),
    })),
  );
}

function panels(): Entry[] {
  return editors.map((editor, index) => ({
    id: `editor ${editor}`,
    group: 'Editors',
    title: `Edit: ${editorTitles[editor]}`,
    hint: `Alt ${index + 1}`,
    run: () => changeView({ editor, editorOpen: true }),
  }));
}

function values(): Entry[] {
  return Object.entries(tokens).map(([token, { path }]) => ({
    id: `token ${token}`,
    group: 'Theme values',
    title: token,
    hint: path,
    run: () => reveal({ kind: 'token', token }),
  }));
}

/** The controls of the portal's theme; a token of the menu is listed as a token. */
function portalOptions(): Entry[] {
  return portalPanels.flatMap((panel) =>
    controlsIn(panel).map(({ path, label }) => ({
      id: `option ${path}`,
      group: 'Theme values' as const,
      title: `Portal, ${panel.title}: ${label}`,
      hint: path,
      run: () => reveal({ kind: 'option', path }),
    })),
  );
}

function texts(): Entry[] {
  return flattenTexts(en).map(({ key, standard }) => ({
    id: `text ${key}`,
    group: 'Texts',
    title: standard || key,
    hint: key,
    run: () => reveal({ kind: 'text', key }),
  }));
}
