import { Download, RotateCcw, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useSession } from '../preview/preview-store';
import { Button } from '../ui/Button';
import { downloadFile } from '../ui/download';
import { openWorldFile } from './open-world-file';
import type { TabProps } from './tab-props';
import { writeWorldFile } from './write-world-file';

/** Saves and loads the whole world as one file, for a colleague, a bug report or a test. */
export function FileTab({ world, session }: TabProps) {
  const picker = useRef<HTMLInputElement>(null);
  const connection = useSession(session, (state) => state.connection);
  if (!connection) return null;

  const take = async (file: File | undefined): Promise<void> => {
    if (file && (await openWorldFile({ world, connection }, file))) session.send({ type: 'reload' });
  };

  return (
    <div className="world-file">
      <p className="world-note">
        A world file holds everything of this world: people, mail, messages, sessions, faults, the journal and the
        clock. Opened here or by the mock server, it goes on from this moment.
      </p>
      <div className="world-row">
        <Button variant="outlined" onClick={() => save(writeWorldFile({ world, connection }))}>
          <Download size={14} aria-hidden />
          Save the world
        </Button>
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          <Upload size={14} aria-hidden />
          Open a world
        </Button>
        <Button variant="outlined" onClick={session.restart}>
          <RotateCcw size={14} aria-hidden />
          Start again
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="World file"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}

function save(text: string): void {
  downloadFile('portico-world.json', new Blob([text], { type: 'application/json' }));
}
