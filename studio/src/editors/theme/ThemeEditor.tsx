import type { ThemeArea } from '@portico/sdk/metadata';
import { lazy, useEffect } from 'react';
import { LazyPart } from '../../ui/LazyPart';
import { PanelUnavailable } from '../../ui/PanelUnavailable';
import { Segments } from '../../ui/Segments';
import { portalPlace } from '../../view/view-place';
import { useView, viewStore } from '../../view/view-store';
import { LoginBoxTheme } from './LoginBoxTheme';
import { areaOfTarget } from './reveal-target';
import './theme.css';
import { useThemeArea } from './theme-area';

/** Has a control for each of some hundred options: loaded when it is first opened. */
const PortalTheme = lazy(() => import('./portal/PortalTheme').then((m) => ({ default: m.PortalTheme })));

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const areas = [
  { value: 'loginBox', label: 'Login box' },
  { value: 'adminPortal', label: 'Admin portal' },
] as const;

/** Edits the theme of login box and portal. */
export function ThemeEditor() {
  const scheme = useView((view) => view.scheme);
  const changeView = useView((view) => view.changeView);
  const { area, choose } = useEditedArea();
  return (
    <>
      <div className="studio-theme-scheme">
        <span aria-hidden>Preview in</span>
        <Segments
          label="Preview in"
          wide
          value={scheme}
          segments={schemes}
          onChange={(chosen) => changeView({ scheme: chosen })}
        />
        <span aria-hidden>Edit</span>
        <Segments label="Edit the theme of" wide value={area} segments={areas} onChange={choose} />
      </div>
      {area === 'loginBox' ? (
        <LoginBoxTheme />
      ) : (
        <LazyPart unavailable={<PanelUnavailable />}>
          <PortalTheme />
        </LazyPart>
      )}
    </>
  );
}

/** The area whose controls are shown; a value that the inspector or the palette has selected decides. */
function useEditedArea() {
  const area = useThemeArea((state) => state.area);
  const chooseArea = useThemeArea((state) => state.choose);
  const target = useView((view) => view.target);
  useEffect(() => {
    const wanted = target && areaOfTarget(target);
    if (wanted) chooseArea(wanted);
  }, [target, chooseArea]);

  function choose(chosen: ThemeArea): void {
    const { changeView, screen } = viewStore.getState();
    chooseArea(chosen);
    if (chosen === 'adminPortal') changeView(portalPlace(screen));
  }
  return { area, choose };
}
