import { type RefObject, useEffect, useRef } from 'react';
import { useView, viewStore } from '../../../view/view-store';
import { areaOf } from '../effective-value';
import { themePathOf } from '../reveal-target';
import { showControl, showInCode } from '../show-control';
import { findOption } from './portal-panels';
import { usePortalTheme } from './portal-store';

/** Opens the panel of an option that the inspector or the palette has selected, and shows its control. */
export function useRevealOption(): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null);
  const target = useView((view) => view.target);
  const wanted = usePortalTheme((state) => state.wanted);

  useEffect(() => {
    const path = themePathOf(target);
    if (path === null || areaOf(path) !== 'adminPortal') return;
    viewStore.getState().changeView({ target: null });
    const found = findOption(path);
    if (found) usePortalTheme.getState().open(found.panel.id, found.control.path);
    else showInCode(path, path);
  }, [target]);

  useEffect(() => {
    if (wanted === null) return;
    const controls = [...(editor.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const control = controls.find(({ dataset }) => dataset.path === wanted);
    if (control) showControl(control);
    usePortalTheme.getState().settle();
  }, [wanted]);
  return editor;
}
