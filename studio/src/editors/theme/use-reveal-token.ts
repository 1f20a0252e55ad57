import { type RefObject, useEffect, useRef } from 'react';
import { useView, viewStore } from '../../view/view-store';
import { areaOf } from './effective-value';
import { themePathOf } from './reveal-target';
import { showControl, showInCode } from './show-control';

/** Reveals the control of a token of the shared theme that the inspector or the palette has selected. */
export function useRevealToken(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const target = useView((view) => view.target);
  useEffect(() => {
    const path = themePathOf(target);
    if (target?.kind !== 'token' || path === null || areaOf(path) === 'adminPortal' || !panel.current) return;
    viewStore.getState().changeView({ target: null });
    const control = findControl(panel.current, path);
    if (control) showControl(control);
    else showInCode(target.token, path);
  }, [target]);
  return panel;
}

/** The colour of the page has a control only while the page has neither gradient nor picture: this one chooses that. */
const chosenBy: Readonly<Record<string, string>> = {
  'loginBox.rootStyle.backgroundColor': 'loginBox.rootStyle.backgroundImage',
};

/** The control of the value itself, of the colour it is derived from, or of the choice that shows its control. */
function findControl(panel: HTMLElement, path: string): HTMLElement | null {
  const controls = [...panel.querySelectorAll<HTMLElement>('[data-path]')];
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const at = (test: (own: string) => boolean) => controls.find((control) => test(control.dataset.path ?? '')) ?? null;
  return (
    at((own) => own === path) ??
    at((own) => group.split('.').length > 2 && own === `${group}main`) ??
    at((own) => own === chosenBy[path])
  );
}
