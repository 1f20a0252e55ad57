import { draftStore } from '../draft/draft-store';
import { readImportFile } from '../draft/import-file';
import { showToast } from '../ui/toast-store';
import { downloadJson, fileName } from './download';

/** Hands over the metadata as a host or the service takes it. */
export function exportMetadata(): void {
  const { metadata, name } = draftStore.getState();
  downloadJson(`${fileName(name)}.metadata.json`, metadata);
}

/** Takes a metadata file in as one step; what cannot be read changes nothing. */
export async function importMetadata(file: File): Promise<void> {
  const read = await readImportFile(file);
  if (!read.ok) return showToast({ tone: 'danger', text: `${read.reason} Your design is as it was.` });
  draftStore.getState().replace(`Import ${file.name}`, read.metadata);
  const undo = { label: 'Undo import', run: () => draftStore.getState().undo() };
  if (read.warnings.length === 0) return showToast({ tone: 'info', text: `${file.name} is in place.`, action: undo });
  showToast({
    tone: 'warning',
    text: `${file.name} is in place. These parts are unknown to this release; they are kept, but change nothing:`,
    details: read.warnings,
    action: undo,
  });
}

/** Asks for a file. */
export function chooseImport(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'application/json,.json';
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void importMetadata(file);
  };
  input.click();
}
