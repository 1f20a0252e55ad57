import { tokens } from '@portico/sdk/metadata';
import { type RefObject, useEffect, useRef } from 'react';
import { useView, viewStore } from '../../app/view-store';
import { showToast } from '../../ui/toast-store';

/** How long a revealed control stays outlined, in milliseconds. */
const FOUND_MS = 1_600;

/** Reveals the control of a token that the inspector or the palette has selected. */
export function useRevealToken(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const target = useView((view) => view.target);
  useEffect(() => {
    if (target?.kind !== 'token' || !panel.current) return;
    viewStore.getState().look({ target: null });
    const path = Object.hasOwn(tokens, target.token) ? tokens[target.token as keyof typeof tokens].path : '';
    const control = findControl(panel.current, path);
    if (control) return show(control);
    viewStore.getState().look({ editor: 'code' });
    showToast({
      tone: 'info',
      text: `“${target.token}” is set in the code only, at themeV2.${path}.`,
    });
  }, [target]);
  return panel;
}

/** The control of the value itself, or of the colour it is derived from. */
function findControl(panel: HTMLElement, path: string): HTMLElement | null {
  const controls = [...panel.querySelectorAll<HTMLElement>('[data-path]')];
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const at = (test: (own: string) => boolean) => controls.find((control) => test(control.dataset.path ?? ''));
  return at((own) => own === path) ?? at((own) => group.split('.').length > 2 && own === `${group}main`) ?? null;
}

function show(control: HTMLElement): void {
  control.closest('details')?.setAttribute('open', '');
  control.scrollIntoView({ block: 'center' });
  control.querySelector<HTMLElement>('input:not([type=file]), select')?.focus({ preventScroll: true });
  control.dataset.found = '';
  setTimeout(() => delete control.dataset.found, FOUND_MS);
}
