import { Columns2 } from 'lucide-react';
import { lazy } from 'react';
import { comparisonTitle } from './compared';
import { PickerButton } from './PickerButton';
import { useComparison } from './use-compared-frames';

const loadPopover = () => import('./ComparePopover');
const ComparePopover = lazy(() => loadPopover().then((m) => ({ default: m.ComparePopover })));

/** Shows what is compared, in Focus and on the wall; opens the menu to choose a scheme, a device or up to two languages. */
export function ComparePicker() {
  const shown = comparisonTitle(useComparison());
  return (
    <PickerButton
      className="compare-picker"
      label={shown ? `Compared: ${shown}. Choose something else` : 'Compare schemes, devices or languages'}
      popup="menu"
      Popover={ComparePopover}
      onPreload={loadPopover}
    >
      <Columns2 className="compare-icon" size={14} aria-hidden data-active={shown !== '' || undefined} />
      <span className="compare-text">{shown || 'Compare'}</span>
    </PickerButton>
  );
}
