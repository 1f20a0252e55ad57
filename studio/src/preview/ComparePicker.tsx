import { lazy } from 'react';
import { languageName } from '../app/languages';
import { useView } from '../app/view-store';
import { otherLanguages } from './compared';
import { PickerButton } from './PickerButton';

const loadPopover = () => import('./ComparePopover');
const ComparePopover = lazy(() => loadPopover().then((m) => ({ default: m.ComparePopover })));

/** Shows what the screen is compared with; opens the menu to choose the other scheme or up to two languages. */
export function ComparePicker() {
  const compare = useView((view) => view.compare);
  const language = useView((view) => view.language);
  const others = otherLanguages({ compare, language }).map(languageName);
  const shown = compare === 'schemes' ? 'Light and dark' : others.join(', ');
  return (
    <PickerButton
      className="compare-picker"
      label={shown ? `Compared: ${shown}. Choose something else` : 'Compare schemes or languages'}
      popup="menu"
      Popover={ComparePopover}
      onPreload={loadPopover}
    >
      {shown || 'Compare'}
    </PickerButton>
  );
}
