import { draftStore } from '../draft/draft-store';
import { readImportFile } from '../draft/import-file';
import { askForPictures } from '../draft/picture-question';
import { downloadJson, fileName } from '../ui/download';
import { showToast, type Toast } from '../ui/toast-store';
import { offerReturn } from './offer-return';

/** Exports the metadata in the form that a host or the service accepts. */
export function exportMetadata(): void {
  const { metadata, name } = draftStore.getState();
  downloadJson(`${fileName(name)}.metadata.json`, metadata);
}

/** Imports a metadata file as one step; an invalid file changes nothing. */
export async function importMetadata(file: File): Promise<void> {
  const read = await readImportFile(file);
  if (!read.ok) {
    showToast({ tone: 'danger', text: `${read.reason} Your design is as it was.` });
    return;
  }
  const metadata = await askForPictures(file.name, read.metadata);
  if (!metadata) return;
  const step = draftStore.getState().replace(`Import ${file.name}`, metadata);
  offerReturn(step, `Back to before ${file.name}`, noticeOf(file.name, read.warnings));
}

function noticeOf(name: string, warnings: readonly string[]): Pick<Toast, 'tone' | 'text' | 'details'> {
  if (warnings.length === 0) return { tone: 'info', text: `${name} is in place.` };
  return {
    tone: 'warning',
    text: `${name} is in place. These parts of it have no effect:`,
    details: warnings,
  };
}

/** Opens the browser's file dialog. */
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
