import { useEffect, useState } from 'react';
import { importMetadata } from './transfer';

/** Imports a metadata file that is dropped anywhere on the studio. */
export function FileDrop() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: stop.signal });
    on('dragover', (event) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      // A picture dropped on the logo field is handled there: that handler has called `preventDefault`.
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      void importMetadata(file);
    });
    return () => stop.abort();
  }, []);
  return over ? <div className="studio-drop">Drop a metadata file to import it</div> : null;
}

/** Whether a file is dragged. A picture that is dragged out of a page is listed as a file too, with its markup. */
function holdsFile({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/html');
}
