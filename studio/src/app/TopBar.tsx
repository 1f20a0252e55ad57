import { Command, Crosshair, Download, Redo2, Undo2, Upload } from 'lucide-react';
import { DEFAULT_NAME, draftStore, useDraft } from '../draft/draft-store';
import { usePaintedDraft } from '../draft/painted-draft';
import { IconButton } from '../ui/Button';
import { pressedKey } from '../ui/pressed-key';
import { useView } from '../view/view-store';
import { keyName } from './key-name';
import { PreviewOptions } from './PreviewOptions';
import { SavedNote } from './SavedNote';
import { ShareButton } from './ShareButton';
import { chooseImport, exportMetadata } from './transfer';
import { ViewSwitch } from './ViewSwitch';

/** Top bar: project on the left, screen in the middle, appearance and sharing on the right. */
export function TopBar() {
  return (
    <header className="studio-top">
      <div className="studio-top-group">
        <h1 className="studio-mark">
          <Mark />
        </h1>
        <ProjectName />
        <History />
        <SavedNote />
      </div>
      <ViewSwitch />
      <div className="studio-top-end">
        <div className="studio-top-group">
          <PreviewOptions />
          <InspectButton />
        </div>
        <span className="studio-top-rule" />
        <div className="studio-top-group">
          <PaletteButton />
          <IconButton label="Import metadata" onClick={chooseImport}>
            <Upload size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Export metadata" onClick={exportMetadata}>
            <Download size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <ShareButton />
        </div>
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" role="img">
      <title>Portico Studio</title>
      <path d="M3 17V9a7 7 0 0 1 14 0v8M8 17v-7a2 2 0 0 1 4 0v7" />
    </svg>
  );
}

function ProjectName() {
  const name = useDraft((draft) => draft.name);
  const rename = useDraft((draft) => draft.rename);
  return (
    <input
      className="studio-name"
      aria-label="Project name"
      value={name}
      maxLength={80}
      spellCheck={false}
      onChange={(event) => rename(event.target.value)}
      onBlur={() => {
        if (name.trim() === '') rename(DEFAULT_NAME);
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function History() {
  const undoLabel = usePaintedDraft((draft) => draft.undoLabel);
  const redoLabel = usePaintedDraft((draft) => draft.redoLabel);
  const { undo, redo } = draftStore.getState();
  return (
    <>
      <IconButton
        label={undoLabel === null ? 'Nothing to undo' : `Undo: ${undoLabel} (${keyName('Z')})`}
        disabled={undoLabel === null}
        onClick={undo}
      >
        <Undo2 size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton
        label={redoLabel === null ? 'Nothing to redo' : `Redo: ${redoLabel} (${keyName('Shift Z')})`}
        disabled={redoLabel === null}
        onClick={redo}
      >
        <Redo2 size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <HistoryNote />
    </>
  );
}

/** Tells a screen reader what undo or redo has done: the shortcuts work wherever the focus is. */
function HistoryNote() {
  const said = usePaintedDraft((draft) => draft.said);
  const revision = usePaintedDraft((draft) => draft.revision);
  return (
    <span className="studio-hidden" role="status">
      {/* A new element for each step: the same text again would not be read. */}
      <span key={revision}>{said}</span>
    </span>
  );
}

function InspectButton() {
  const inspecting = useView((view) => view.inspecting);
  const toggleInspecting = useView((view) => view.toggleInspecting);
  return (
    <IconButton label="Inspect elements (Alt I)" aria-pressed={inspecting} onClick={toggleInspecting}>
      <Crosshair size={16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

function PaletteButton() {
  const changeView = useView((view) => view.changeView);
  return (
    <IconButton label={`Find anything (${keyName('K')})`} onClick={() => changeView({ paletteOpen: true })}>
      <Command size={16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}
