import { screenById } from '@portico/fixtures';
import { lazy } from 'react';
import { useView } from '../view/view-store';
import { PickerButton } from './PickerButton';

const loadPopover = () => import('./ScreenPopover');
const ScreenPopover = lazy(() => loadPopover().then((m) => ({ default: m.ScreenPopover })));

/** Shows the current screen; opens the list of all screens. */
export function ScreenPicker() {
  const screen = screenById(useView((view) => view.screen));
  return (
    <PickerButton
      className="screen-picker"
      label={`Screen: ${screen?.title ?? 'unknown'}. Choose another`}
      popup="dialog"
      Popover={ScreenPopover}
      onPreload={loadPopover}
    >
      <span className="screen-picker-area">{screen?.flow}</span>
      <strong>{screen?.title ?? 'Unknown screen'}</strong>
    </PickerButton>
  );
}
