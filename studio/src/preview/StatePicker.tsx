import { screenById } from '@portico/fixtures';
import { lazy } from 'react';
import { useView } from '../view/view-store';
import { PickerButton } from './PickerButton';

const loadPopover = () => import('./StatePopover');
const StatePopover = lazy(() => loadPopover().then((m) => ({ default: m.StatePopover })));

/** Shows the state of the screen and the number of its states; opens the menu of all states. */
export function StatePicker() {
  const states = screenById(useView((view) => view.screen))?.states ?? {};
  const title = states[useView((view) => view.state)]?.title ?? 'Unknown state';
  const count = Object.keys(states).length;
  return (
    <PickerButton
      className="state-picker"
      label={`State: ${title}, one of ${count}. Choose another`}
      popup="menu"
      Popover={StatePopover}
      onPreload={loadPopover}
    >
      <span className="state-picker-title">{title}</span>
      <span className="screen-count">{count}</span>
    </PickerButton>
  );
}
