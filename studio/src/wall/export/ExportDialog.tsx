import { useState } from 'react';
import { draftStore } from '../../draft/draft-store';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Segments } from '../../ui/Segments';
import type { CardShape } from '../card-shape';
import type { WallCommands } from '../wall-commands';
import './export.css';
import type { ExportJob } from './export-job';
import { type ExportState, useExport } from './use-export';

const formats = [
  { value: 'png', label: 'One picture (PNG)' },
  { value: 'pdf', label: 'Pages (PDF)' },
] as const;

const scales = [
  { value: '0.25', label: '25 %' },
  { value: '0.5', label: '50 %' },
  { value: '1', label: '100 %' },
] as const;

export interface ExportDialogProps {
  commands: WallCommands;
  shape: CardShape;
  onClose: () => void;
}

/** Exports what the wall shows, or the selected card, as a picture or as the pages of a PDF. */
export function ExportDialog({ commands, shape, onClose }: ExportDialogProps) {
  const { state, start, cancel } = useExport();
  return (
    <Dialog title="Export screens" onClose={onClose}>
      {state.kind === 'choosing' && (
        <Choices commands={commands} shape={shape} onClose={onClose} onStart={(job) => void start(job)} />
      )}
      {state.kind === 'running' && <Running {...state} onCancel={cancel} />}
      {(state.kind === 'done' || state.kind === 'failed') && <Outcome state={state} onClose={onClose} />}
    </Dialog>
  );
}

function Choices({ commands, shape, onClose, onStart }: ExportDialogProps & { onStart: (job: ExportJob) => void }) {
  const [what, setWhat] = useState<'all' | 'selected'>('all');
  const [format, setFormat] = useState<ExportJob['format']>('png');
  const [scale, setScale] = useState<(typeof scales)[number]['value']>('0.5');
  const wall = commands.layout();
  const selected = commands.selected();
  const whats = [
    { value: 'all', label: `All ${wall.cards.length} cards on the wall` },
    { value: 'selected', label: 'The selected card' },
  ] as const;

  function startExport(): void {
    const card = what === 'selected' ? (selected ?? null) : null;
    const { name } = draftStore.getState();
    onStart({ format, wall, card, shape, scale: Number(scale), name });
  }
  return (
    <>
      <Segments label="What" wide value={what} segments={whats} onChange={setWhat} />
      <Segments label="Format" wide value={format} segments={formats} onChange={setFormat} />
      {format === 'png' && <Segments label="Size" wide value={scale} segments={scales} onChange={setScale} />}
      <p className="studio-help">{helpOf(what, format)}</p>
      <div className="studio-dialog-actions">
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" onClick={startExport}>
          Export
        </Button>
      </div>
    </>
  );
}

function helpOf(what: 'all' | 'selected', format: ExportJob['format']): string {
  const content = what === 'selected' ? 'The selected card' : 'What the search and the filters show';
  const form = format === 'png' ? 'as it stands on the wall' : 'on A4 pages with titles and an outline';
  return `${content}, ${form}. Nothing is uploaded.`;
}

function Running({ done, count, onCancel }: { done: number; count: number; onCancel: () => void }) {
  return (
    <>
      <progress className="export-progress" aria-label="Export" max={count} value={done} />
      <p className="studio-help">
        {done} of {count} cards are drawn.
      </p>
      <div className="studio-dialog-actions">
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  state: Extract<ExportState, { kind: 'done' | 'failed' }>;
  onClose: () => void;
}

function Outcome({ state, onClose }: OutcomeProps) {
  return (
    <>
      <div role={state.kind === 'failed' ? 'alert' : 'status'}>
        {state.kind === 'failed' ? (
          <p className="studio-error">The export failed. {state.reason}</p>
        ) : (
          <>
            <p>The file is in your downloads.</p>
            {state.notes.map((note) => (
              <p key={note} className="studio-help">
                {note}
              </p>
            ))}
          </>
        )}
      </div>
      <div className="studio-dialog-actions">
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
