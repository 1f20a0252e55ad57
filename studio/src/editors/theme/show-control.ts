import { showToast } from '../../ui/toast-store';
import { viewStore } from '../../view/view-store';

/** How long a revealed control stays outlined, in milliseconds. */
const FOUND_MS = 1_600;

/** Opens the section of a control, scrolls to it, outlines it and focuses its input. */
export function showControl(control: HTMLElement): void {
  control.closest('details')?.setAttribute('open', '');
  control.scrollIntoView({ block: 'center' });
  const input = control.querySelector<HTMLElement>('input:not([type=file]), select') ?? control.querySelector('button');
  input?.focus({ preventScroll: true });
  control.dataset.found = '';
  setTimeout(() => delete control.dataset.found, FOUND_MS);
}

/** Opens the code editor for a value that no control sets. */
export function showInCode(name: string, path: string): void {
  viewStore.getState().changeView({ editor: 'code' });
  showToast({ tone: 'info', text: `“${name}” is set in the code only, at themeV2.${path}.` });
}
